/** Lines that say nothing of what the reader's own program lacks, whatever words they have. Works on clean lines. Pure. */
const ASIDES: readonly RegExp[] = [
  // Parts of the system, of strangers who knock: `vps sshd[812]: Connection reset by …`
  /(?:^|\s)(?:sshd(?:-session)?|klogind|cupsd|crond?|avahi-daemon|dbus-daemon|networkmanager|postfix\/\w{1,20}|dovecot|snapd|polkitd|chronyd|ntpd|wpa_supplicant|dhclient|rsyslogd|fail2ban[\w.-]{0,20})\[\d{1,8}\]: /i,
  // Web servers, of one request: nginx numbers its connection, Apache names its client, all quote what was asked for.
  /"(?:GET|POST|PUT|HEAD|PATCH|DELETE|OPTIONS) \S{1,300} HTTP\/\d/,
  /\[(?:error|warn|crit|info)\] \d{1,8}#\d{1,8}: \*\d/,
  /\[client [\da-f.:]{3,45}\]/i,
  // Databases, of one visitor who went away; clusters, of a program that is not up yet.
  /\bLOG: .{0,80}\bclient\b/,
  /\b(?:readiness|liveness|startup) probe (?:failed|errored)\b/i,
  // Mods that look at others' code, and live with what they find.
  /\bClass Analysis Error: /,
  // Java's list of all it has loaded, or has thrown before; an installer's, of what it looks for.
  /^(?:ci)?instanceKlass |^\s{0,8}(?:Reading patch|Patching) \S+(?:\.binpatch| \d+\/\d+)$|^Can'?t Find Class: |^Event: [\d.]{3,12} Thread 0x[\da-f]{6,16} Exception </i,
  // A mod that says which faults it mends.
  /\bYou are using \w{1,40} for fix "/,
  // The picture that Steam lays over games on a computer with a screen.
  /\bgameoverlayrenderer(?:64)?\.dll\b/i,
  // A game that looks for others in the same house.
  /\bLanServer(?:Pinger|Detector)\b|\bUnable to start LAN server detection\b/,
  // What games tell their makers of.
  /\bmetrics\.klei\.com\b/,
  // Proxies of Minecraft, of somebody who is no player yet.
  /\[\/[\d.:a-f]{7,50}\] <-> InitialHandler - (?:bad packet|encountered exception|NativeIoException)/,
  /\[initial connection\] \/[\d.:a-f[\]]{7,50}: exception encountered/,
  // FiveM: a hitch that nobody sees; its manager, whose own resource comes later.
  /\bhitch warning: .{1,40}\b[12]?\d{2} milliseconds/,
  /\bCouldn't find resource (?:txAdminClient|monitor)\b/,
  // What a server can no longer tell one who is already going; the reason stands before it.
  /\bSending unknown packet 'clientbound\/minecraft:disconnect'|^"ClientboundDisconnectPacket\[/,
  // Servers before 1.7, of one who went or only asked how many play.
  /^\d{4}-\d\d-\d\d [\d:]{8} \[INFO\] Connection reset$/,
  // A server without a keyboard.
  /\bException handling console input\b|\b(?:Error executing|Cannot run program) ["']stty\b/,
  // What packs count for their makers.
  /\[Pack Analytics\/\]: /,
  // What Harmony lives with while it looks for what to change.
  /\bAccessTools\.GetTypesFromAssembly: assembly /,
  // What tModLoader lives with, and says so.
  /\bSilently Caught Exception\b/,
  // Whether there is something newer, and nobody answered: plugins ask CurseForge, which no longer answers them.
  /\bapi\.curseforge\.com\/servermods\//,
  /\b(?:check(?:ing)? for (?:\w{1,12} )?updates?|update[ -]?check(?:er|ing)?|forge version check|could not check version url|process update information|version (?:retriever|poll|metadata pull)|retrie?ving version)\b/i,
  /\bVersionChecker\b|^\{"(?:homepage|promos|1\.\d{1,2}(?:\.\d{1,2})?)":[{"]/,
  // The public list of a game on a player's own computer.
  /\bservers\.(?:minetest\.net|luanti\.org)\/list\b/,
  // FiveM tells its public list of itself, and asks again by itself: why one try failed says nothing.
  /\bServer list query returned an error: .{0,400}(?:not known|timed out|refused|unreachable|reset by peer|TLS|SSL)/i,
  // What a server says to those who write plugins.
  /\bUse of Maven Central as a CDN is against\b|\bPlugin used Maven Central for library resolution\b/,
  // What is left out, and said to be.
  /\bfrom LD_PRELOAD cannot be preloaded \(wrong ELF class/,
  // OpenVPN and web servers, of one who knocks.
  /\bTLS handshake error from /,
  /\bTLS Error: TLS (?:handshake|key negotiation) failed/,
  // A database server's own log; the editor in which games are made.
  /\[MY-\d{6}\] \[/,
  /^\d{4}-\d\d-\d\d [\d:.]{8,12} [A-Z]{3,4} \[\d{1,7}\] (?:\S{1,60} )?(?:LOG|ERROR|FATAL|PANIC|HINT|DETAIL|STATEMENT): /,
  /^Assets[\\/][^:]{1,160}\.cs\(\d{1,6},\d{1,5}\): /,
  // Daemons that write what they warn of as fields.
  /^time="[^"]{10,40}" level=(?:debug|info|warning) /,
  // A desktop's programs that crash.
  /\b(?:chrome|chromium|firefox|electron|discord|code|steam|steamwebhelper|gnome-shell|plasmashell|kwin_\w{3,8}|xorg|xwayland|obs|vlc)\[\d{1,8}\]: segfault\b/i,
  // A machine in somebody's own house.
  /\b(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3} port 22\b/,
  // Programs that look through all servers of the world, by the names under which they come.
  /\b(?:serverseeker\w{0,8}|mcscan\w{0,12}|matscan|masscan|craftscan\w{0,8}|serveroverflow|shodan|censys\w{0,8}|cuutebot|pfcloud|herobrine_?console|kittyscan)\b/i,
  // … and those that give no name, or break off at their first word: a player's own client gets further.
  /(?:\bDisconnecting|\]:) {1,2}\(\/\[?[\d.:a-f]{7,45}\]?:\d{1,5}\)(?::| lost connection)/,
  /[\s:]\/\[?[\d.:a-f]{7,45}\]?:\d{1,5} lost connection: .{0,120}DecoderException.{0,200}(?:serverbound\/minecraft:hello|ServerboundHelloPacket|PacketLoginInStart)\b/i,
];

/** `[12:00:00] [main/DEBUG]`, `[Debug  :   BepInEx]`, which fills its columns. */
const DETAIL = /^[^:]{0,40}(?::\d\d){0,2}[^:]{0,60}(?:\/|\[| )(?:DEBUG|TRACE)\]|^\[Debug {1,6}:/;

/** Whether only those who write the program read a line. */
export function isDetail(line: string): boolean {
  return DETAIL.test(line);
}

/** Whether what stands in a line is no trouble of the program whose log it is. */
export function isAside(line: string): boolean {
  return isDetail(line) || ASIDES.some((one) => one.test(line));
}

/** A bot in all its details: what is said and played by everybody on a Discord server. */
const GATEWAY = /\bWebSocket Event: \{/;

/** Whether others have written a line, so that it says nothing of whose log it is. */
export function isQuoted(line: string): boolean {
  return GATEWAY.test(line);
}

/** One person went, was sent away, or did not get in. */
const PARTING = new RegExp(
  [
    'lost connection|disconnect(?:ed|ing)|kick(?:ed|ing)|was booted|(?:refusing|rejecting|denying) connection|logged out',
    'failed to verify username|invalid session|took too long to log in|outdated (?:client|server)!|white-?listed on this server',
    '(?:supplied|has|invalid server) (?:(?:wrong|bad|incorrect|empty) )?password|has incompatible version, mine|with invalid version',
    'validation rejected|version authorization failed|connection aborted|battleye: |already connected to|from another location|login attempt failed|readtimeoutexception|serverconnector \\[[^\\]]{1,40}\\] - (?:native)?ioexception',
    'verify username because|read timed out|player [^ ]{1,40}: wrong signature|netty (?:epoll )?server io #\\d{1,4}/\\w{1,9}\\] \\[[^\\]]{0,80}(?:networkregistry|handshake|packetlistener)|user authenticator #\\d|client version is not supported|forcibly closed by the remote host|(?:down|up)streambridge\\b',
    'an exceptioncaught\\(\\) event was fired|exception occurred in netty pipeline|networkdispatcher exception',
  ]
    .map((words) => `\\b(?:${words})`)
    .join('|'),
  'i',
);

/** Between a proxy and a server behind it: what one met there all will meet. */
const BETWEEN =
  /\b(?:connecting to|from server) .{0,200}(?:forward(?:ing|ed)|verify player|velocity)|\bunable to connect (?:you )?to\b|\bcould not connect to (?:an?y? )?(?:default|fallback)\b/i;

/** Whether a line says that one person left. */
export function isParting(line: string): boolean {
  return PARTING.test(line) && !BETWEEN.test(line);
}

/** A stranger has tried a password at a door that stands open to all. */
const KNOCK =
  /\b(?:failed to validate user credentials|query client (?:login failed|failed to login)|issued: login with account)\b/i;

/** Whether a line says that somebody without the right password was at the door. */
export function isKnock(line: string): boolean {
  return KNOCK.test(line);
}

/** Somebody came in, as each game says it. */
const JOINED = new RegExp(
  [
    'joined the (?:game|server)|joins game|joins\\.$|joined this ark|has (?:joined|entered the game)|\\[join\\] ',
    'has connected to the java server|logged in with (?:entity id|permissions)|join succeeded|got character zdoid|playerspawnedinworld|client authenticated: ',
    '(?:->|<-> serverconnector) \\[?[\\w.-]{1,40}\\]? has connected|player (?:spawned|connected|joined): |accepting queued player',
    "player [^ ]{1,40} (?:connected \\(id=|connected$|joined$)|client '[^']{1,40}' (?:<\\d{1,6}> \\([^)]{1,50}\\) connected|connected\\b)",
    "client connected '|\\[Event\\] [^\\]]{1,60} joins",
  ]
    .map((words) => `(?:${words})`)
    .join('|'),
  'i',
);

/** The last line, from 1, that says that somebody came in: what one other met before keeps nobody out. 0: none. */
export function findJoined(text: string): number {
  let last = 0;
  let number = 0;
  for (const line of text.split('\n')) {
    number += 1;
    if (JOINED.test(line.trimEnd())) last = number;
  }
  return last;
}
