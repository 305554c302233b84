/** The top navigation, and the groups of games and topics. A link appears once its address is set in provider.ts. */
import type { NavigationInput } from '../src/build/config/input.ts';
import provider from './provider.ts';

export default {
  promo: { label: 'Get 10% off', href: provider.promoUrl },
  links: [
    { label: 'Website', href: provider.websiteUrl },
    { label: provider.panel?.name ?? 'Control panel', href: provider.panelUrl },
    { label: 'Blog', href: provider.blogUrl },
  ],
  // Every folder of guides belongs to one; a guide may be named beside them.
  groups: [
    {
      title: 'Games',
      items: [
        'minecraft',
        'bedrock',
        '7days',
        'abiotic-factor',
        'ark',
        'arksa',
        'arma3',
        'corekeeper',
        'dont-starve-together',
        'enshrouded',
        'factorio',
        'garrys-mod',
        'gtav',
        'luanti',
        'palworld',
        'redm',
        'rimworld',
        'risingworld',
        'rust',
        'saleblazers',
        'satisfactory',
        'smalland',
        'space-engineers',
        'starbound',
        'stardew',
        'teamspeak3',
        'terraria',
        'unturned',
        'valheim',
        'vintage',
      ],
    },
    {
      title: 'Control panel',
      items: [
        'creeperpanel',
        'creeperpanel/getting-started',
        'creeperpanel/file-manager',
        'creeperpanel/sub-accounts',
        'custom-domains',
        'pterodactyl',
      ],
    },
    {
      title: 'Account and billing',
      items: ['support/cancellation', 'support/refund', 'creeperpanel/benefits', 'minetogether', 'steam'],
    },
    {
      title: 'Support',
      items: ['intro', 'testing-connectivity', 'support'],
    },
    { title: 'API', items: ['api'] },
  ],
} satisfies NavigationInput;
