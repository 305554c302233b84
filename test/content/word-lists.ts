/** Words that guides avoid, and what to write instead. */

export interface Avoided {
  readonly pattern: RegExp;
  readonly instead: string;
}

function avoid(words: string, instead: string): Avoided {
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_+-])(?:${words})(?![\\p{L}\\p{N}_]|-\\p{L})`, 'iu'),
    instead,
  };
}

/** They promise that something is easy, or fill the line. */
export const FILLERS: readonly Avoided[] = [
  avoid(
    'simply|simple to|easy|easily|effortless(?:ly)?|obviously|of course|basically',
    'nothing: leave it out',
  ),
  avoid('just', 'only, or nothing'),
  avoid('please note|note that|in this guide|we will|in order to', 'the fact itself'),
  avoid(
    'awesome|amazing|powerful|seamless(?:ly)?|best-in-class|world-class|hassle-free|blazing',
    'no praise',
  ),
];

/** One spelling and one word for each thing. */
export const HOUSE_WORDS: readonly Avoided[] = [
  avoid('plug-ins?', 'plugin'),
  avoid('e-mails?', 'email'),
  avoid('filenames?', 'file name'),
  avoid('dropdowns?', 'drop-down'),
  avoid('gamemodes?', 'game mode'),
  avoid('datapacks?', 'data pack'),
  avoid('timeouts?', 'time-out, timed out'),
  avoid('un-?checked', 'unticked'),
  avoid('mac ?os x|osx', 'macOS'),
  avoid('log(?:s|ged|ging)? in(?:to)? (?:to|with|again|as|at)', 'sign in'),
  avoid('subusers?|subaccounts?', 'sub-account'),
  avoid('wifi', 'Wi-Fi'),
  avoid('dirs?|directory|directories', 'folder'),
  avoid('click on|tap on', 'choose, select, open'),
];

/** American spelling → British. Names of files, settings and products stand in code, which nobody reads here. */
export const AMERICAN: readonly Avoided[] = [
  avoid('(?:mis)?behaviors?', 'behaviour'),
  avoid('colors?|colored|coloring|colorful', 'colour'),
  avoid('favorites?|favored?|flavors?', 'favourite, flavour'),
  avoid('honors?|honored|neighbors?|neighboring|labor|rumors?|armor|harbors?', '-our'),
  avoid('centers?|centered|theaters?|meters?(?= (?:away|long|high))|fibers?', 'centre, metre'),
  avoid(
    '(?:re|un|dis)?organiz\\p{L}*|recogniz\\p{L}*|customiz\\p{L}*|initializ\\p{L}*|optimiz\\p{L}*',
    '-ise',
  ),
  avoid(
    'authoriz\\p{L}*|synchroniz\\p{L}*|minimiz\\p{L}*|maximiz\\p{L}*|finaliz\\p{L}*|normaliz\\p{L}*',
    '-ise',
  ),
  avoid(
    'apologiz\\p{L}*|realiz\\p{L}*|summariz\\p{L}*|categoriz\\p{L}*|prioritiz\\p{L}*|personaliz\\p{L}*',
    '-ise',
  ),
  avoid(
    'randomiz\\p{L}*|utiliz\\p{L}*|visualiz\\p{L}*|localiz\\p{L}*|stabiliz\\p{L}*|moderniz\\p{L}*',
    '-ise',
  ),
  avoid('analyz\\p{L}*|paralyz\\p{L}*|catalyz\\p{L}*', '-yse'),
  avoid(
    'cancel(?:ed|ing)|travel(?:ed|ing|er)|label(?:ed|ing)|model(?:ed|ing)|signal(?:ed|ing)|fuel(?:ed|ing)',
    'double l',
  ),
  avoid('dialogs?|catalogs?|analogs?', 'dialogue, catalogue'),
  avoid('defense|offense|pretense', '-ence'),
  avoid('fulfill(?:s|ment)?|enroll(?:s|ment)?|skillful|installment', 'single l'),
  avoid('gray|grays', 'grey'),
  avoid('gotten|toward|anyplace|someplace|math', 'got, towards, anywhere, somewhere, maths'),
  avoid('licenses?(?= (?:key|is|for|file|page|of))|a license|the license', 'licence (noun)'),
  avoid('artifact (?:of|in)|aluminum|tires|jewelry|pajamas|plow', 'the British form'),
  avoid('zip code|cell ?phones?|vacation|gas station', 'the British word'),
  avoid('check(?:s)? (?:book|account)|checking account', 'cheque, current account'),
  avoid('program(?:s|me)? of events|practice(?:d|s)? (?:the|your)', 'programme, practise'),
];

/** Hosts that customers could rent from instead. A guide about one of them names it: see `safety-rules.ts`. */
export const HOSTING_BRANDS =
  /\b(?:Aternos|Shockbyte|Bisect ?Hosting|Apex ?Hosting|Apex Minecraft|Nitrado|G-?Portal|GPORTAL|GG ?Servers|Pebble ?Host|Host ?Havoc|Nodecraft|MC ?Pro ?Hosting|Scala ?Cube|Sparked ?Host|Winter ?Node|Hostinger|GTX ?Gaming|Survival ?Servers|Ping ?Perfect|ZAP-?Hosting|Minehut|exaroton|Creeper ?Host|DatHost|Low\.?ms|4Netplayers|Streamline ?Servers|Server ?Miner|MelonCube|Bloom\.?host|Revivenode|Wisp ?Hosting|Indifferent ?Broccoli|Godlike ?Host|Akliz|StickyPiston|Multicraft ?Hosting|BeastNode|OVH(?:cloud)?|Hetzner|Linode|DigitalOcean|Vultr|Contabo|Kinetic ?Hosting|XGamingServer|Citadel ?Servers|Blue ?Fang|LOW MS|GameServers\.com|Fragnet|Gravel ?Host|Cube ?Coders|FalixNodes|PloudOS|Server\.pro)\b/i;
