/**
 * Takes out of a log what is nobody else's business: addresses, e-mail addresses, keys, players, accounts, folders of people. Works on
 * any text in time in proportion to it, and leaves what it has masked as it is. Pure.
 */

/**
 * `sign`: what stands in every text that has it, and can be looked for in no time: it begins with a letter that is rare, where the
 * pattern itself would be tried at every word.
 */
type Mask = readonly [
  pattern: RegExp,
  replacement: string | ((...parts: string[]) => string),
  sign?: string | RegExp,
];

/** Ends of names of machines that somebody may have at home or at a host. */
const HOST_END =
  '(?:com|net|org|io|gg|me|eu|uk|de|fr|nl|us|ca|au|br|xyz|online|site|club|fun|host|co|dev|tv|info|pro|games?|life|live|world|space|cloud|network|server)';
const HOST_NEXT = '(?::\\d{2,5}\\b|, ?\\d{2,5}\\b|\\/(?:\\d{1,3}\\.|\\[address))';

/** Two digits at least of each kind: a word of letters only is no key. */
const looksRandom = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text);

const MASKS: readonly Mask[] = [
  // Keys that follow their name, or the end of it: `rcon_password`, `sv_licensekey`.
  [
    /((?:password|passwd|passphrase|secret|token|api[_-]?key|licen[cs]e[_-]?key|access[_-]?key|auth[_-]?key|private[_-]?key|rcon\.?pass\w{0,8})["']?(?: ?[:=] ?| (?=["']))["']?)((?!\[(?:key|hidden)\])[^\s"',;&)\]}]{3,300})/gi,
    (whole: string, name = '', value = '') =>
      /^(?:null|none|true|false|is|was|not|the|for|invalid|missing|\[\w+\])$/i.test(value)
        ? whole
        : `${name}[key]`,
  ],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,400}/g, '$1 [key]'],
  [
    /(--?(?:accessToken|password|token|uuid|xuid|clientId|username|userProperties)[ =])("[^"]{1,400}"|\S{1,400})/g,
    '$1[hidden]',
  ],
  [/\b(?:cfxk|cfxp|sk|pk|ghp|gho|xox[abp]|ptlc|ptla|AKIA|eyJ)[\w-]{0,4}[_A-Z0-9][\w.-]{12,600}/g, '[key]'],
  [/\b(https?:\/\/(?:\w{1,20}\.)?discord(?:app)?\.com\/api\/webhooks\/)[\w/-]{1,200}/gi, '$1[key]'],
  [/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s:@/]{1,100}:[^\s@/]{1,200}@/gi, '$1[account]@', '://'],
  [/([?&](?:key|token|sig|signature|auth|code|access_token|password)=)[^\s&"']{1,400}/gi, '$1[key]'],
  // People.
  [
    /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}\b/gi,
    '[email]',
    /@(?:[\w-]{1,63}\.){1,6}[a-z]{2}/i,
  ],
  [
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
    '[id]',
    /-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i,
  ],
  [/\b(?:7656119\d{10}|STEAM_[0-5]:[01]:\d{1,12})\b|\[U:1:\d{1,12}\]/g, '[id]'],
  [
    /\b(?:(?:license2?|steam|discord|fivem|live|xbl|ip):)(?:[0-9a-f]{12,64}|\d{1,3}(?:\.\d{1,3}){3})\b/gi,
    '[id]',
  ],
  [/(\/(?:home|Users)\/)(?!container\b|server\b|game\b|steam\b|\[)([^/\s"':]{1,64})/g, '$1[user]'],
  [
    /([A-Za-z]:[\\/]{1,2}(?:Users|Documents and Settings)[\\/]{1,2})(?!\[)([^\\/"':<>|\r\n]{1,64})(?=[\\/])/g,
    '$1[user]',
  ],
  // Addresses; those that only mean "this machine" tell nothing.
  [
    /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|\.\d)/g,
    (address: string) =>
      address.split('.').some((part) => Number(part) > 255) ||
      /^(?:127\.0\.0\.1|0\.0\.0\.0|255\.255\.255\.255)$/.test(address)
        ? address
        : '[address]',
  ],
  [
    /(?<![\w:.])(?!0(?::0){7}(?![\w:]))(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?:%\w{1,16})?(?!\w|:(?!\d{1,5}(?![\w:])))/gi,
    '[address]',
    /:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:/i,
  ],
  // What looks like `std::` or a time with two colons is none.
  [
    /(?<![\w:.])(?:[0-9a-f]{1,4}:){1,7}:(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){0,6})?(?:%\w{1,16})?(?![\w:])/gi,
    (address: string) => (/[a-f]|\d{3}/i.test(address.replace(/%.*$/, '')) ? '[address]' : address),
    /::(?<=(?<![\w:.])(?:[0-9a-f]{1,4}:){1,7}:)/i,
  ],
  [
    /\b((?:connecting to|connect to|joining|address|hostname|server[ -]?ip|host)(?: server)?(?: is)?[:= ]{1,3}["'/]?)((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24})(?=[\s"',:)/]|\.?$)/gim,
    (whole: string, before = '', host = '') => (isPublicHost(host) ? whole : `${before}[host]`),
  ],
  [
    new RegExp(`(?<![\\w.@/-])((?:[a-z0-9-]{1,63}\\.){1,6}${HOST_END})(?=${HOST_NEXT})`, 'gi'),
    (host: string) => (isPublicHost(host) ? host : '[host]'),
    new RegExp(`\\.${HOST_END}${HOST_NEXT}`, 'i'),
  ],
  // What is long and random.
  [/(?<![\w/.-])[0-9a-f]{32,128}(?![\w-])/gi, '[key]'],
  [
    /(?<![\w/.+=-])[A-Za-z0-9_+/-]{40,800}={0,2}(?![\w/.])/g,
    (text: string) => (looksRandom(text) && !/[/_-][a-z]{3,}[/_-]/i.test(text) ? '[key]' : text),
  ],
];

/** The makers' own machines: which of them did not answer is the message. */
function isPublicHost(host: string): boolean {
  return /(?:^|\.)(?:mojang\.com|minecraft\.net|minecraftservices\.com|microsoft\.com|xboxlive\.com|steampowered\.com|steamcontent\.com|valvesoftware\.com|github\.com|githubusercontent\.com|cfx\.re|fivem\.net|papermc\.io|spigotmc\.org|fabricmc\.net|minecraftforge\.net|neoforged\.net|epicgames\.com|epicgames\.dev|facepunch\.com|factorio\.com|klei\.com|playfab\.com|playfabapi\.com|unity3d\.com|google\.com|cloudflare\.com|localhost)$/i.test(
    host,
  );
}

/** What games say of somebody after the name. */
const DEEDS =
  ' (?:logged in with entity id|lost connection:|joined the game|left the game|has made the advancement|issued server command:|was (?:slain|shot|blown up|killed|pricked|kicked|banned) |moved too quickly|moved wrongly|has completed the challenge|tried to|drowned$|fell from)';

/** Where games tell who somebody is; the name is the first group. */
const NAMED: readonly RegExp[] = [
  // The deed first: the name before it is looked for where there is one, and not at every word.
  new RegExp(
    `${DEEDS}(?<=(?<![\\w§])(\\w{3,16})(?: ?\\([^()]{1,60}\\))?(?:\\[\\/[^\\]]{1,80}\\])?${DEEDS})`,
    'gm',
  ),
  /\bUUID of player (\w{2,32}) is\b/g,
  /\bUser Authenticator #?\d*(?:\/INFO)?\]?:? (\w{3,16})\b(?= )/g,
  /<([^<>\s/]{2,32})> \S/g,
  /(?:^|[ ,({])(?:(?<!\b(?:assembly|module|file) )name|playerName|username|PlayerName|Player)[=:] ?['"]?([A-Za-z0-9_]{3,32})['"]?(?=[,;)\]} ]|$)/gm,
  /\bDisconnecting (?:Player )?(?!com\.)([\w.]{2,32})(?=[ ([:])/g,
  /\bPlayer (?:connected|disconnected|Spawned): ?([^,\n\r]{2,32}), ?(?:xuid|pfid)/gi,
  /\bPlayer ['"]([^'"\n]{2,32})['"]/g,
  /\bGot character ZDOID from ([^:\n]{2,32}) :/g,
  /\b(?:Setting user|Logged in as|Kicking player|Banning player|Kicked|Banned player)[: ] ?['"]?(\w{3,32})\b/gi,
  /\bPlayer (\w{3,24}) (?:has )?(?:joined|left|connected|disconnected|was|is not|tried)\b/g,
];
/** Words in the place of a name that are none. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'uuid server client player unknown null none true false the this connection user name main world minecraft java error console system with and from entity tried could netty thread plugin mod forge fabric paper loaded loading which that who has version game'.split(
    ' ',
  ),
);
/** More names than that are no players. */
const MOST_NAMES = 200;

/**
 * The text with placeholders: `[address]`, `[email]`, `[key]`, `[player]`, `[id]`, `[user]`, `[host]`. `whole`: the log that it is a part
 * of, which may say elsewhere who is a player.
 */
export function maskLog(text: string, whole = text): string {
  return createMask(whole)(text);
}

/** `maskLog` for several parts of one log: its names are looked for once. */
export function createMask(whole: string): (text: string) => string {
  const names = new Set(findNames(whole));
  return (text) => {
    let masked = text;
    for (const [pattern, replacement, sign] of MASKS) {
      if (sign !== undefined && !(typeof sign === 'string' ? masked.includes(sign) : sign.test(masked)))
        continue;
      masked =
        typeof replacement === 'string'
          ? masked.replace(pattern, replacement)
          : masked.replace(pattern, replacement);
    }
    return names.size === 0 ? masked : maskNames(masked, names);
  };
}

function findNames(text: string): readonly string[] {
  const names = new Set<string>();
  for (const pattern of NAMED)
    for (const found of text.matchAll(pattern)) {
      const name = (found[1] ?? '').trim();
      if (name.length >= 2 && !NO_NAMES.has(name.toLowerCase()) && !/^\d+$/.test(name)) names.add(name);
      if (names.size >= MOST_NAMES) return [...names];
    }
  return [...names];
}

function maskNames(text: string, names: ReadonlySet<string>): string {
  const plain = [...names].filter((name) => /^\w+$/.test(name));
  const spaced = [...names].filter((name) => !/^\w+$/.test(name));
  const whole =
    plain.length === 0
      ? text
      : text.replace(new RegExp(`(?<![\\w$])(?:${plain.join('|')})(?![\\w$])`, 'g'), '[player]');
  return spaced.reduce((masked, name) => masked.replaceAll(name, '[player]'), whole);
}
