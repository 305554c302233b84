/** Whose log it is where no game is recognised. Works on whole texts. Pure. */
import { GAMES } from './games.ts';

/** Programs of a reader's own machine, sites, and games without guides, by lines that they alone write. */
const STRANGE = new RegExp(
  [
    // Tools that build and deliver programs.
    '^\\$ docker[ -]|^\\s?\\[\\+\\] (?:Running|Building|Pulling) \\d{1,3}\\/\\d|^#\\d{1,3} (?:\\d|\\[|ERROR)',
    '^(?:PLAY|TASK) \\[[^\\]\\n]{0,80}\\] \\*{3}|^\\* What went wrong:|^> Task :|^Finished: (?:FAILURE|ABORTED)|^==> |^vzdump: ',
    '^npm (?:error|ERR!) .{0,60}\\b(?:react|react-dom|vue|svelte|next|nuxt|vite|webpack|@angular\\/\\w{1,20})@',
    '^##\\[(?:error|group)\\]|^Running with gitlab-runner |\\bGitHub Actions\\b|\\b(?:hudson|jenkins)\\.\\w{1,40}\\.',
    "^webpack \\d|\\[webpack-dev-server\\]|\\bnode_modules\\/(?:webpack|next|vite|@angular|react-scripts)\\/|\\bModule not found: Error: Can't resolve\\b",
    '^\\d{1,6} (?:verbose cli \\[|info using npm@).{0,80}(?:Program Files|AppData|\\/usr\\/local)',
    '^PS [A-Z]:[^>\\n]{0,80}> (?:pip|python|py|npm run|git|cargo|dotnet|flutter)\\b',
    // Machines: containers, clusters, their watchers, other systems.
    '^\\$ kubectl |\\bCrashLoopBackOff\\b|\\bfailed container \\S{1,60} in pod |\\/etc\\/letsencrypt\\/|^Certbot failed ',
    '\\bsupervisord\\b|^failed to start daemon: |\\b(?:dockerd|containerd|kubelet)\\[\\d|\\bkubelet\\.go:\\d',
    '^\\S{1,40} +\\| .{0,60}\\b(?:caller=|level=|"level":|healthcheck|prometheus|jaeger|otel)|\\bo\\.s\\.b\\.d\\.|"logging_pod":',
    '^\\w{3} [ \\d]\\d [\\d:]{8} \\S{1,60} (?:klogind|sshd|kernel|systemd|cron|su|ftpd|xinetd|gpm|syslogd)(?:\\(\\w{1,20}\\))?(?:\\[\\d{1,8}\\])?: .{0,80}\\n\\w{3} [ \\d]\\d [\\d:]{8} ',
    '\\bAndroidRuntime: |\\bSteamLibrary\\\\steamapps\\\\downloading\\b|\\bat dalvik\\.system\\.|^Faulting application name: (?:explorer|chrome|msedge|firefox|discord|steam|steamwebhelper|svchost|dwm|SearchApp|SearchHost|Teams|outlook|spotify|obs64)\\.exe\\b',
    // Web servers, frameworks, databases and what runs on them.
    '^nginx: (?:\\[emerg\\]|configuration file)|\\bnginx(?:\\[\\d{1,8}\\])?: (?:nginx: )?\\[emerg\\]|^\\d{4}\\/\\d\\d\\/\\d\\d [\\d:]{8} \\[emerg\\] \\d{1,8}#\\d',
    '\\bMicrosoft\\.AspNetCore\\.|\\bMicrosoft\\.Hosting\\.Lifetime\\b|\\bdjango\\/|\\blocal\\.ERROR: |\\/wp-(?:content|includes|admin)\\/|\\bWordPress database error',
    '\\borg\\.apache\\.(?:catalina|kafka|zookeeper|hadoop|spark|cassandra|flink|solr)\\.|\\bkafka\\.(?:server|log|network)\\.|\\borg\\.(?:elasticsearch|springframework)\\.|^initdb: |^\\{"t":\\{"\\$date":|^\\d{1,7}:[MSCX] \\d\\d \\w{3} (?:\\d{4} )?[\\d:.]{8,12} [-*#.] ',
    '\\[homeassistant\\.|\\bhomeassistant\\.|\\b(?:Emby|Jellyfin|MediaBrowser)\\.|\\bMediaServer: |\\b(?:NzbDrone|Sonarr|Radarr|Lidarr|Prowlarr)\\.',
    '\\borg\\.keycloak\\.|^\\[Nest\\] \\d|\\b(?:nextcloud|owncloud)\\/lib\\/',
    // A reader's own computer: editors, shops, chats, browsers, the crash of another program.
    '\\[(?:exthost|sharedprocess|renderer\\d)\\] \\[|\\.vscode(?:-server)?[\\\\/]|\\bUnity[\\\\/]Hub[\\\\/]Editor\\b|^Unity Editor version: |\\[Licensing::|\\bLogPlatformLua\\b',
    '\\bRecvMsgClientLogOnResponse\\b|\\.steamstatic\\.com\\/steam_client|\\bsteamui\\.dll\\b|\\b(?:riotgames|battle)\\.(?:com|net)\\b|\\bEpicGamesLauncher\\b',
    '\\bdiscord_(?:voice|desktop_core|krisp)\\b|\\[RTC(?:ControlSocket|Connection)\\(|\\bNVRM: |\\[obs-|\\blibobs\\b',
    '\\b(?:odhcpd|uhttpd|procd)\\[\\d|\\bdnsmasq\\[\\d|\\bhostapd: ',
    '^Faulting application name: (?!\\S{0,60}(?:[Ss]erver|[Dd]edicated|java|[Mm]inecraft|[Bb]edrock|srcds|hlds|[Rr]ust|[Vv]alheim|[Aa][Rr][Kk]|[Ss]hooter|[Aa]rma|FX|[Tt]erraria|[Ff]actor|[Uu]nturned|[Ss]tarbound|[Tt]orch|[Pp]al|[Ee]nshrouded|7[Dd]ays|[Rr]im[Ww]orld|FiveM|RedM|GTA|dontstarve|ts3|[Vv]intage|[Gg]mod|hl2|[Ss]pace))',
    '^INIT_START |^REPORT RequestId: |\\b(?:dbeaver|eclipse\\.swt|intellij|jetbrains|android\\.studio)\\b|\\bIs borg working on the server\\b|^Archive name: ',
    // Games.
    '\\bSA-MP Dedicated Server\\b|^\\[[\\d:]{8}\\] Server Plugins$|\\bsamp03?svr\\b|\\bopen\\.mp server\\b',
    '^Game\\.dll loaded for "(?!Garry)|\\/(?:tf|cstrike|left4dead2?|hl2mp|dod|nmrih|insurgency)\\/(?:addons|cfg|maps|bin)\\/|\\bLogSquad\\w{0,20}: |\\bBeamMP\\b|\\bVRC\\.Udon\\b|\\bCore\\/(?:Boot|IOS|PowerPC)\\/',
    '\\bmindustry\\.\\w|\\bRED4ext\\b|\\bSCPSL\\b|\\bExiled\\.(?:Loader|API|Events)\\b|\\bOpenRA\\.\\w|\\bRobust\\.(?:Shared|Server)\\b|\\bHytale:\\w',
    "\\bVRisingServer\\b|\\bStunlock\\.|\\bStarting V Rising\\b|\\bapp '1829350'|^NetEndPoint |^PersistenceV2 |\\bConanSandbox\\b",
    'Zomboid|^(?:LOG|WARN|ERROR) {1,2}: \\w{1,12} +(?:,|f:)|\\bzombie\\.(?:core|network|GameWindow)|^amulet\\.',
    '\\bcounterstrikesharp\\b|\\bCServerSideClientBase\\b|\\bcs2(?:\\.sh)? -dedicated|\\bcs2\\.sh: |\\/csgo\\/|^Loading CS2 dedicated server|\\bSteam AppID 730\\b',
    '\\bDayZ(?:Server)?_x64\\b|\\bEco\\.(?:Gameplay|Server|Core|Shared)\\b|\\bMelonLoader\\b|^Some Melons are ',
    '^ ?(?:BACKEND|ENGINE|RESOURCES|RPL|SCRIPT|WORLD|DEFAULT) +(?:\\([EFWD]\\))?: |\\[API\\] - +(?:at |System\\.)|\\bModding\\.ModLoader\\b',
    '\\b(?:TheForest|SonsOfTheForest|Icarus|Astro|Squad|Soulmask|Longvinter|Empyrion|HumanitZ|SCUM|PathOfTitans|TheIsle|Mordhau|Insurgency|KF|Barotrauma|Avorion|Craftopia|Nightingale|MOE|Hurtworld|Mindustry|Eco|Conan)(?:Dedicated)?Server(?:\\b|-|\\.|_)',
  ].join('|'),
  'm',
);

/** What says that it is a server of a host all the same. */
const HOSTED = /\/home\/container\b|\bcontainer@|Pterodactyl Daemon\]/;

/** Words of games and bots: a whole log without any of them is that of something that nobody plays. */
const PLAYED =
  /\b(?:players?|worlds?|steam\w{0,8}|mods?|modpacks?|minecraft|bukkit|spigot|gamemode|savegames?|lobby|rcon|luckperms|eula|CommonUnixCrashHandler|(?:game|dedicated) ?server|txadmin|java_command: \S{1,80}\.jar|discord\w{0,4}|bot)\b/i;

/** Whether anything says that it is the log of a game, of a bot, or of a server of a host. */
export function isPlayed(text: string): boolean {
  return HOSTED.test(text) || PLAYED.test(text);
}

/** The number of what SteamCMD installs. */
const APP = /\b(?:App '|app_update |AppID(?: =|:)? )(\d{2,8})\b/g;
/** What it brings along for every game. */
const COMMON_APPS: readonly number[] = [1007, 228980, 1070560, 1391110, 1628350];
/** The loader of mods for games in Unity says whose mods it loads, and the part of it for games that are no .NET programs; those of a game with guides are known before. */
const LOADER = /\bBepInEx \d[\w.+-]{1,40} - \w|^\[\w{3,8} *: *(?:InteropManager|Il2CppInterop)\]/m;

/** A game on somebody's own computer, as Steam puts it there; drive Z is Wine's, on a server. */
const OWN_COMPUTER = /\b[A-Y]:[\\/][^\n"|<>]{0,200}steamapps[\\/]+common[\\/]/i;

/** Engines and loaders of mods are shared by games; these lines say for which one they run. */
const OTHER_GAME =
  /\s-game (?!garrysmod\b)[a-z]\w{1,20}\b|\bCovalence provider for game '(?!Rust')|\bMulti Theft Auto: San Andreas v\d|\bServer started and is ready to accept connections!/;

/** Whether it is another game's, whose engine or mods write lines of one that has guides. */
export function isSharedEngine(text: string): boolean {
  return OTHER_GAME.test(text);
}

/** Whether it is the log of a game that has no guides here, by what was installed, or by the loader of its mods. */
function isOtherGame(text: string): boolean {
  if (LOADER.test(text) || isSharedEngine(text)) return true;
  const apps = [...text.matchAll(APP)].map(([, app]) => Number(app));
  const games = apps.filter((app) => !COMMON_APPS.includes(app));
  return games.length > 0 && !games.some((app) => GAMES.some(({ apps: own }) => own?.includes(app) === true));
}

/** Whose log it is where no game is recognised: that of what no host runs, of what has no guides here; null: nobody knows. */
export function findStranger(text: string): 'elsewhere' | 'unknown' | null {
  if (OWN_COMPUTER.test(text) || STRANGE.test(text)) return HOSTED.test(text) ? 'unknown' : 'elsewhere';
  return isOtherGame(text) ? 'unknown' : null;
}
