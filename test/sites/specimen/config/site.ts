/** A site with every option on, for tests. */
import type { SiteInput } from '../../../../src/build/config/input.ts';

export default {
  title: 'Specimen help',
  tagline: 'Everything at once.',
  url: 'https://help.example.com',
  base: '/help/',
  colorMode: { default: 'dark', switch: true, respectSystem: true },
} satisfies SiteInput;
