/** Where what a reader filled in about a server is stored: in the browser for 30 days, or a word that this tab has it. */
export const YOURS_KEY = 'helpsite.yours';
