/** The top navigation. A link appears once its address is set in provider.ts. */
import type { NavigationInput } from '../src/build/config/input.ts';
import provider from './provider.ts';

export default {
  promo: { label: 'Get 10% off', href: provider.promoUrl },
  links: [
    { label: 'Website', href: provider.websiteUrl },
    { label: provider.panel?.name ?? 'Control panel', href: provider.panelUrl },
    { label: 'Blog', href: provider.blogUrl },
  ],
} satisfies NavigationInput;
