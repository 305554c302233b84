/**
 * The search. `embedded` needs no service: the index is part of the site. For the hosted service write
 * `{ provider: 'hosted', appId: '…', apiKey: '…', indexName: '…' }` with its search-only key; the admin key stays in
 * the environment (ALGOLIA_ADMIN_KEY), and `helpsite search push` fills the index.
 */
import type { SearchInput } from '../src/build/config/input.ts';

/** Creatures of both games of ARK. Those that guides treat (rex, giga, leeds) are none: a name is taken out of the question. */
const DINOSAURS = [
  'dino game',
  'dinosaur game',
  'dinos',
  'dinosaurs',
  'argentavis',
  'argy',
  'pteranodon',
  'quetzal',
  'mosa',
  'mosasaurus',
  'therizino',
  'ankylo',
  'parasaur',
  'bronto',
  'trike',
  'trikes',
];

export default {
  provider: 'embedded',
  contextual: true,
  path: 'search',
  placeholder: 'Search the help centre',
  contactGuide: 'support/generalsupport',
  // What most customers play, and what is true of every game, comes first where a question leaves it open.
  weights: { minecraft: 1.4, '': 1.4 },
  // Games and tools by the folder of their guides, with the names that players write beside the one on the page, and who and where they
  // are in it: "seraphs starve too quickly" is about Vintage Story.
  products: {
    '7days': {
      aliases: [
        '7dtd',
        '7d2d',
        '7 days',
        'seven days to die',
        '7 day to die',
        '7daystodie',
        'sdtd',
        'navezgane',
        'zombie game',
        'zombie survival',
        'undead game',
      ],
    },
    'abiotic-factor': { aliases: ['abiotic', 'abf', 'science game', 'scientist game'] },
    ark: {
      aliases: ['arc', 'ase', 'ark se', 'ark evolved', 'arkse', 'ark survival', ...DINOSAURS],
    },
    arksa: {
      aliases: ['arc', 'asa', 'ark sa', 'ark ascended', 'ark2', 'ark ue5', ...DINOSAURS],
    },
    arma3: { aliases: ['arma', 'a3', 'altis', 'stratis', 'milsim', 'armaiii', 'arma iii'] },
    bedrock: {
      aliases: [
        'mcpe',
        'mcbe',
        'bds',
        'mc be',
        'mc pe',
        'minecraft pe',
        'pocket edition',
        'bedrock edition',
        'mc bedrock',
      ],
    },
    corekeeper: { aliases: ['corekeeper', 'ck', 'glurch'] },
    'dont-starve-together': { aliases: ['dst', 'dont starve', 'starve together'] },
    enshrouded: { aliases: ['enshroud', 'enshrowded', 'flameborn', 'embervale', 'fog game'] },
    factorio: { aliases: ['facto', 'nauvis', 'factory game', 'space age'] },
    'garrys-mod': { aliases: ['gmod', 'garrysmod', 'garry mod', 'g mod', 'darkrp'] },
    gtav: {
      aliases: [
        'gta',
        'gta5',
        'gta 5',
        'gtav',
        'fivem',
        'five m',
        '5m',
        'gta rp',
        'los santos',
        'rp city',
        'roleplay city',
      ],
    },
    luanti: { aliases: ['minetest', 'open source block game'] },
    minecraft: {
      aliases: [
        'mc',
        // No guide has it in its title: there it would say what is wanted (describe-products.ts), and not only whose it is.
        'smp',
        'minecraft',
        'java edition',
        'minecraft java',
        'mcje',
        'mine craft',
        'block game',
        'blocky game',
      ],
    },
    minetogether: { aliases: ['mine together'] },
    palworld: { aliases: ['pal world', 'palw', 'palpagos', 'pal game'] },
    pterodactyl: { aliases: ['ptero', 'pterodactyl panel'] },
    redm: {
      aliases: [
        'rdr2',
        'rdr',
        'red m',
        'red dead',
        'saint denis',
        'rdr online',
        'cowboy game',
        'western game',
        'wild west',
      ],
    },
    rimworld: { aliases: ['rim world', 'rimworld', 'rwt', 'rw', 'rw together', 'colony game'] },
    risingworld: { aliases: ['risingworld', 'rising wrld'] },
    rust: { aliases: ['facepunch rust', 'facepunch'] },
    saleblazers: { aliases: ['sale blazers', 'shop game'] },
    satisfactory: { aliases: ['ficsit', 'sf', 'satis', 'factory game'] },
    smalland: {
      aliases: ['smallland', 'small land', 'survive the wilds', 'insect game', 'bug game', 'insect survival'],
    },
    'space-engineers': { aliases: ['spaceengineers', 'space eng', 'spengies', 'space game'] },
    starbound: { aliases: ['star bound', 'starb'] },
    stardew: { aliases: ['sdv', 'stardew', 'stardewvalley', 'pelican town', 'farm game', 'farming game'] },
    teamspeak3: { aliases: ['ts', 'ts3', 'teamspeak', 'team speak'] },
    terraria: { aliases: ['tshock', 'terarria', 'tmodloader', 'tmod', 'tml'] },
    unturned: { aliases: ['unturnd', 'zombie game'] },
    valheim: { aliases: ['valhiem', 'vh', 'viking game', 'vikings', 'viking', 'norse game'] },
    vintage: {
      aliases: [
        'vs',
        'vintage story',
        'vintagestory',
        'vstory',
        'v story',
        'vs story',
        'vint story',
        'vinty story',
        'seraph',
        'seraphs',
      ],
    },
  },
} satisfies SearchInput;
