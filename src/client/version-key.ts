/** Where the reader's version is stored: existing sites' visitors keep theirs (behaviours.md 2.11.4), with the plugin that there is. */
export const VERSION_KEY = 'docs-preferred-version-default';
