/** The web servers and hosts that rules are written for. */

export const HOSTS = ['nginx', 'caddy', 'apache', 'vercel', 'netlify', 'cloudflare', 'github-pages'] as const;

export type HostName = (typeof HOSTS)[number];
