/** What the site says about itself. Facts about the provider are in provider.ts. */
import type { SiteInput } from '../src/build/config/input.ts';
import provider from './provider.ts';

const { legal } = provider;
const company = legal?.companyName ?? provider.provider ?? 'The provider of this service';
const registered =
  legal?.companyName === undefined || legal.registeredIn === undefined
    ? ''
    : ` Registered in ${legal.registeredIn}.`;

export default {
  title: 'Help centre',
  tagline: 'Set up, connect to, configure, mod and back up your game server.',
  /** Where the site is published, e.g. https://www.example.com: search engines are then told each page's address. */
  url: '',
  base: '/help/',
  locale: 'en',
  colorMode: { default: 'dark', switch: false, respectSystem: false },
  docs: { landing: 'intro', neighbours: 'folder' },
  version: { name: 'current', label: 'Next' },
  home: {
    heading: 'How can we help?',
    tasks: [
      { label: 'Create a Minecraft server', href: 'minecraft/create-a-minecraft-server' },
      { label: 'Fix connection errors', href: 'minecraft/troubleshooting/connection-failures' },
      { label: 'Turn on the whitelist', href: 'minecraft/instance/whitelist' },
      { label: 'Add mods', href: 'minecraft/files/add-mods' },
      { label: 'Back up a world', href: 'minecraft/files/backups' },
    ],
    columns: [
      {
        title: 'Control panel',
        text: 'Run, share and move your server.',
        items: [
          'getting-started',
          'file-manager',
          'sub-accounts',
          'creeperpanel',
          'custom-domains',
          'pterodactyl',
          'api',
        ],
      },
      {
        title: 'Account and billing',
        text: 'Payments, cancelling and benefits.',
        items: ['support/cancellation', 'support/refund', 'account-benefits', 'minetogether', 'steam'],
      },
      {
        title: 'Support',
        text: 'Find the cause, or ask a person.',
        items: [
          'intro',
          'testing-connectivity',
          'support/generalsupport',
          'support/discordsupport',
          'support',
        ],
      },
    ],
  },
  footer: {
    style: 'dark',
    copyright: `© 2011–{year} ${company}.${registered}`,
  },
} satisfies SiteInput;
