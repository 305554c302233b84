/** Nothing real that belongs to somebody: addresses, secrets, other hosts. Pure. */
import { FACT_NAME } from '../../src/build/parse/facts/fact-names.ts';
import { VARIABLE_NAMES } from './variable-names.ts';
import { fault } from './fault.ts';
import type { GuideSource } from './guide-source.ts';
import { HOSTING_BRANDS } from './word-lists.ts';

/** Documentation (RFC 5737), this machine, "every address", private (RFC 1918), shared (RFC 6598), multicast and masks. */
const HARMLESS =
  /^(?:203\.0\.113|198\.51\.100|192\.0\.2)\.|^127\.|^0\.0\.0\.0$|^10\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^255\./;

/** BedrockConnect's name servers (its README, August 2026) and a public resolver. */
const CONSOLES = ['104.238.130.180', '45.55.68.52', '8.8.8.8'];
/** Public services that readers type in, by guide. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  'minecraft/instance/geyser': CONSOLES,
  'bedrock/console': CONSOLES,
};

/** Four numbers that are a version: they follow a letter, a hyphen or the word, or precede a file ending. */
const VERSION_CONTEXT = /(?:version|build|mod|plus \||v|-|\w_)\s*$/i;

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, 'an AWS key'],
  [/\bgh[pousr]_[A-Za-z0-9]{20,}/, 'a GitHub token'],
  [/\bcfxk?_(?!x{4})[A-Za-z0-9]{10,}/, 'a Cfx licence key'],
  [/\bpt[la][ac]?_[A-Za-z0-9]{20,}/, 'a panel key'],
  [/\bey[JI][A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{10,}/, 'a JSON web token'],
  [/discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]+/, 'a Discord webhook'],
  [/\b[MN][A-Za-z\d]{23}\.[\w-]{6}\.[\w-]{27,}/, 'a Discord bot token'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bpds-g\^[A-Za-z0-9_+/=-]{20,}|\bKU_(?![xX]+\b)[A-Za-z0-9_]{6,}/, 'a Klei token'],
  [
    /\b(?=[a-f0-9]*[a-f1-9]{6})(?=[a-f0-9]*\d)(?=[a-f0-9]*[a-f])[a-f0-9]{32,}\b/i,
    'a long number that looks secret',
  ],
  // The first is the placeholder that guides use, the second the number that SteamID64s count from (Valve: SteamID).
  [/\b7656119[0-9]{10}\b(?<!76561198000000000|76561197960265728)/, "a SteamID64 that may be a person's"],
];

/** Guides about another host's panel, and those that send readers there, may name it: the address of the guide does. */
const ABOUT_OTHERS: Readonly<Record<string, RegExp>> = {
  'pterodactyl/create-api-key-bisect': /^Bisect/i,
  'pterodactyl/create-api-key': /^Bisect/i,
  'creeperpanel/transfer': /^Bisect/i,
};

export function findSafetyFaults({ path, body, frontMatter }: GuideSource): readonly string[] {
  const text = `${body}\n${JSON.stringify(frontMatter)}`;
  const faults: string[] = [];
  for (const match of text.matchAll(/(?<![\d.])(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/g)) {
    const [address] = match;
    if (
      HARMLESS.test(address) ||
      PUBLIC[path]?.includes(address) === true ||
      VERSION_CONTEXT.test(text.slice(Math.max(0, match.index - 12), match.index))
    )
      continue;
    faults.push(fault(path, address, 'addresses in guides are from 203.0.113.0/24'));
  }
  for (const [pattern, what] of SECRETS) {
    const found = pattern.exec(text);
    if (found !== null) faults.push(fault(path, found[0], `this looks like ${what}`));
  }
  for (const [brand] of text.matchAll(new RegExp(HOSTING_BRANDS, 'gi'))) {
    if (ABOUT_OTHERS[path]?.test(brand) !== true)
      faults.push(fault(path, brand, "another host's name does not belong here"));
  }
  return faults;
}

const FACT = new RegExp(`^${FACT_NAME}$`);

/** `${token}` of a script and `{placeholder}` of a file format are code; only what looks like our token outside it counts. */
export function findTokenFaults({ path, body, frontMatter }: GuideSource): readonly string[] {
  const outside = body.replaceAll(/^[ \t]*(`{3,})[^\n]*\n[\s\S]*?\n[ \t]*\1[ \t]*$/gm, (fence) =>
    /^[ \t]*`+[^\n]*\bvars\b/.test(fence) ? fence : '',
  );
  const text = `${outside.replaceAll(/`[^`\n]*`/g, '')}\n${Object.values(frontMatter).join('\n')}`;
  return (
    [...text.matchAll(/\{([A-Za-z][\w.]*)\}/g)]
      // Facts of a game's sheet: a build fails on one that is not there.
      .filter(([, name = '']) => !VARIABLE_NAMES.has(name) && !FACT.test(name))
      .map(([token]) =>
        fault(path, token, 'this token is registered neither in src/variables.ts nor in config/variables.ts'),
      )
  );
}
