/**
 * By which lines games and tools are recognised in a log, in the small language of patterns; what `{word:version}` holds is the version.
 * Only what no other program writes: a name that people also type in chat is none. Data.
 */

export interface GameSigns {
  /** Folder of its guides; other sites may call it by one of `aliases`. */
  readonly product: string;
  readonly aliases?: readonly string[];
  readonly signs: readonly string[];
  /** Its numbers at Steam: the game's, the server's. */
  readonly apps?: readonly number[];
  /** How much a line of it counts: more for what runs inside another game. */
  readonly weight?: number;
  /** A tool is used with every game: what is known of it may stand in any log. */
  readonly isTool?: true;
}

/** Signs as text: none of them holds a semicolon. */
function list(text: string): readonly string[] {
  return text.split(/;\s+/);
}

export const GAMES: readonly GameSigns[] = [
  {
    product: 'minecraft',
    aliases: ['minecraft-java', 'java', 'mc'],
    signs:
      list(`Enabled Waterfall version; FMLServerTweaker; FMLTweaker; [FML]; LaunchWrapper; Enabled BungeeCord version;
Loading tweak class name; QuiltLoader; Starting minecraft server version {word:version}; (MC: {word:version});
Loading Minecraft {word:version} with Fabric Loader; Loading Minecraft {word:version} with Quilt Loader;
--fml.mcVersion, {word:version},; Minecraft Version: {word:version}; for Minecraft {word:version} with MCP; Forge Mod Loader;
Loading libraries, please wait; You need to agree to the EULA in order to run the server; ! For help, type;
Server thread/INFO; Render thread/INFO; Render thread/WARN; Render thread/ERROR; Client thread/INFO; Server thread/WARN; Server thread/ERROR; Server thread/FATAL; net.minecraft; net/minecraft;
net.minecraftforge; net/minecraftforge; net.neoforged; net/neoforged; net.fabricmc; net/fabricmc; org.quiltmc; org.bukkit;
org/bukkit; org.spigotmc; io.papermc; io/papermc; com.mojang; com/mojang; cpw.mods; fabric.mod.json; quilt.mod.json;
fabricloader; fabric-loader; KnotServer; KnotClient; mods.toml; neoforge.mods.toml; Spongepowered; ModLauncher;
libraries/net/minecraftforge; paperclip; spigot.yml; bukkit.yml; paper-global.yml; Booting up Velocity {word};
com.velocitypowered; net.md_5.bungee; BungeeCord; Preparing spawn area; **** FAILED TO BIND TO PORT; Preparing level "{rest}"; craftbukkit;
minecraft_server; Loading Geyser version; Started Geyser on; org.geysermc; [floodgate]; me.lucko.luckperms; [LuckPerms]; [BlueMap];
de.bluecolored; Craft Scheduler Thread; Paper Watchdog Thread; Spigot Watchdog Thread; Server Watchdog/FATAL; Region Scheduler Thread #{number}; JavaThread "Render thread"; JavaThread "Server thread"; [connected player]; Netty Worker IO Thread; Command Line: {rest}.jar nogui;
Command Line: {rest}.jar --nogui; plugins/.paper-remapped; [MavenLibraryResolver]; [SpigotLibraryLoader]; net.coreprotect; Could not bind to host /; Failed to start the minecraft server; has disconnected from remote Java server; -jar spigot; -jar paper; -jar purpur; -jar forge; -jar fabric; -jar neoforge;
-jar craftbukkit; -jar minecraft; -jar waterfall; -jar bungeecord; -jar velocity; -jar server.jar; java_command: server.jar; java_command: {rest}.jar nogui; java_command: {rest}.jar --nogui; spongevanilla; spongeforge;
[{number}:{number}:{number} INFO]:; [{number}:{number}:{number} WARN]:; [{number}:{number}:{number} ERROR]:; <-> InitialHandler; <-> ServerConnector; <-> DownstreamBridge`),
  },
  {
    product: 'bedrock',
    aliases: ['minecraft-bedrock', 'mcbe', 'mcpe'],
    weight: 3,
    signs: list(`Starting Minecraft: Bedrock Edition server version v{word:version}; pocketmine;
Using an allowlist but without online authentication; Bedrock Edition; xuid: {number}; INFO] Version: {word:version};
NO LOG FILE! -; bedrock-entry.sh; com.mojang.minecraft.dedicatedserver; bedrock_server; Bedrock Dedicated Server; IPv4 supported, port: {number};
Player connected: {rest}, xuid: {number}; Player disconnected: {rest}, xuid: {number}; Opening level {rest}worlds/;
Running AutoCompaction; Pack Stack - ; PocketMine-MP; valid_known_packs.json; Content logging to console is enabled;
[{number}-{number}-{number} {number}:{number}:{number}:{number} INFO]; [{number}-{number}-{number} {number}:{number}:{number}:{number} WARN];
[{number}-{number}-{number} {number}:{number}:{number}:{number} ERROR]; [Blocks][error]-; [Json][error]-; [Molang][error]-;
[Item][error]-; [Recipes][error]-; [Actor][error]-; [Commands][error]-; [Scripting][error]-; [Texture][error]-; [Entity][error]-`),
  },
  {
    product: '7days',
    apps: [251570, 294420],
    aliases: ['7-days-to-die', '7daystodie', '7dtd', 'sdtd'],
    signs:
      list(`Version: V {word:version} (b{number}; Version: Alpha {word:version} (b{number}; 7DaysToDie; 7DaysToDieServer; 7DaysToDie_Data;
7DaysToDieServer_Data; 7DTD; INF StartGame; INF [MODS]; INF [EOS]; INF [Web]; INF [Steamworks.NET]; ERR [Steamworks.NET];
GamePref.; INF GameSense; INF WorldStaticData; WRN XML loader; ERR XML loader; Dedicated server only build;
INF [EOS-ACS]; INF Kicking player ({rest}PltfmId='; {number}-{number}-{number}T{number}:{number}:{number} {number} INF;
{number}-{number}-{number}T{number}:{number}:{number} {number} WRN; {number}-{number}-{number}T{number}:{number}:{number} {number} ERR`),
  },
  {
    product: 'abiotic-factor',
    apps: [427410, 2857200],
    aliases: ['abioticfactor'],
    signs: list(`AbioticFactor; AbioticFactorServer; LogAbiotic; Abiotic_Survival; Game/Maps/Facility`),
  },
  {
    product: 'ark',
    apps: [346110, 376030],
    aliases: ['ark-survival-evolved', 'arkse', 'ase'],
    signs: list(
      `joined this ARK!; left this ARK!; arkmanager; arkserverroot; arkserverexec; ARK Version: {word:version}; ShooterGameServer; ShooterGame/Saved; ShooterGame/Binaries/Linux; ShooterGame/Content; ARK Survival Evolved; UE4-ShooterGame`,
    ),
  },
  {
    product: 'arksa',
    apps: [2399830, 2430930],
    aliases: ['ark-survival-ascended', 'asa'],
    weight: 6,
    signs:
      list(`ARK: Survival Ascended; TheIsland_WP?listen; ArkAscendedServer; ArkAscended; LogCFCore; CFCore; ARK Survival Ascended;
FAtlasSaveManager; LoadOperationSql;
TheIsland_WP`),
  },
  {
    product: 'arma3',
    apps: [107410, 233780],
    aliases: ['arma-3', 'arma'],
    signs:
      list(`Arma 3 Console version {word:version}; arma3server; arma3server_x64; Host identity created; Dedicated host created;
Mission read from bank; Number of roles ({number}); Warning Message: Addon {rest} requires addon; a3/data_f;
Bohemia Interactive; SteamAPI initialization failed. Steam features; Critical:Destroying running thread; Stats config disabled; CallExtension '{rest}' could not be found; @ExileServer;
CBA_A3; cannot be localized client-side; @CBA_A3`),
  },
  {
    product: 'corekeeper',
    apps: [1621690, 1963720],
    aliases: ['core-keeper'],
    signs: list(`CoreKeeperServer; CoreKeeper; Core Keeper; Started session with info; Pugstorm`),
  },
  {
    product: 'dont-starve-together',
    apps: [322330, 343050],
    aliases: ['dst', 'dontstarve'],
    signs: list(`dedicated_server_mods_setup.lua; E_INVALID_TOKEN; Server registered via geo DNS; cluster.ini;
Don't Starve Together: {word:version}; dontstarve_dedicated_server; dontstarve_dedicated_server_nullrenderer;
DoNotStarveTogether; dontstarve_dedi; cluster_token.txt; Token retrieved from; [Shard]; Telling Client our new session identifier;
modoverrides.lua; scripts/mainfunctions.lua; scripts/gamelogic.lua; kleiforums; DownloadServerMods; ODPF failed; OnDownloadPublishedFile; modmain.lua; scripts/scheduler.lua; LUA ERROR stack traceback; Starting Up Telemetry; DST_Master;
Account Communication Success; ServerPreferences:; Online Server Started on port; Could not confirm port {number} is open in the firewall`),
  },
  {
    product: 'enshrouded',
    apps: [1203620, 2278520],
    signs: list(
      `enshrouded_server; enshrouded_server.json; [app] start creation step; enshrouded; Game Version (SVN): {word:version}; [Session] {rest} (up)!; [savexxx]`,
    ),
  },
  {
    product: 'factorio',
    apps: [427520],
    signs:
      list(`Error Util.cpp; Factorio {number:version}; MultiplayerManager.cpp; Info Main.cpp; Loading mod base {word:version} (data.lua);
Loading mod core 0.0.0 (data.lua); Loading mod settings base; Factorio {word:version} (build {number}; AppManagerStates.cpp;
ServerMultiplayerManager.cpp; ServerRouter.cpp; ModManager.cpp; AppManager.cpp; MatchingServer.cpp; AuthServerConnector.cpp;
Scenario.cpp; Hosting game at IP ADDR; factorio-current.log; UDPSocket.cpp; CommandLineMultiplayer.cpp;
Main.cpp:{number}: Factorio`),
  },
  {
    product: 'garrys-mod',
    apps: [4000, 4020],
    aliases: ['gmod', 'garrysmod'],
    signs:
      list(`garrysmod; Garry's Mod; gamemodes/darkrp; DarkRP; lua/includes/; Lua initialized; workshop_gma; .gma; gamemodes/sandbox/; [ERROR] addons/{rest}.lua:{number}:; [ERROR] gamemodes/{rest}.lua:{number}:;
ED_Alloc; Gamemode {rest} is missing; host_workshop_collection; lua/autorun/; lua/ulib/; lua/fpp/; lua/ulx/; srcds_linux; workshop addons!`),
  },
  {
    product: 'gtav',
    aliases: ['fivem', 'gta-v', 'gta5', 'gta'],
    signs:
      list(`citizen-server-impl; citizen:/scripting; cfx-server; cfx-server-data; cfx.re; FXServer; FiveM; svadhesive; sv_licenseKey;
[script:{rest}]; script:{word}]; txAdmin; fxmanifest.lua; __resource.lua; onesync; keymaster.fivem.net; mysql-async; oxmysql;
es_extended; qb-core; c-resources-core; c-scripting-core; Authenticated with cfx.re Nucleus; Started resource {rest}`),
  },
  {
    product: 'redm',
    aliases: ['rdr2', 'rdr3'],
    weight: 12,
    signs: list(
      `Started resource redm-map-one; Started resource sessionmanager-rdr3; environments for sessionmanager-rdr3; vorp_core; vorp_inventory; rsg-core; redemrp;
gamename rdr3; CitizenFX.Core.RedM; server game: RedM; RDR2.exe; RedM.exe; RedM_b; for RedM; game build rdr3; {start}RedM`,
    ),
  },
  {
    product: 'luanti',
    aliases: ['minetest'],
    signs:
      list(`ERROR[Main]; ERROR[Server]; ACTION[Main]; ACTION[Server]; WARNING[Main]; WARNING[Server]; minetest; luanti;
Luanti {word:version}; Minetest {word:version}; Server for gameid; ModError; minetest.conf; ServerThread:;
ServerError: AsyncErr; mod.conf; luantiserver; minetestserver`),
  },
  {
    product: 'palworld',
    apps: [1623730, 2394010],
    signs:
      list(`Palworld; PalServer; PalServer-Linux; Pal/Saved; Pal/Binaries; PalWorldSettings.ini; Running Palworld dedicated server;
Game version is v{word:version}; LogPal; PalSaveGameManager; PalGameEngine; Pal-UE-App; Pal-LinuxServer`),
  },
  {
    product: 'rimworld',
    apps: [294100],
    aliases: ['rimworld-together'],
    signs: list(
      `Verse.Log; Verse.Root; Verse.AI; Verse.DefDatabase; Verse.DirectXml; Verse.LoadedModManager; Could not find type named {word} from node; Could not resolve cross-reference to Verse; Could not resolve cross-reference: No Verse; JobDriver threw exception in; saveDestroyedThings; RimWorld-Together; RimWorld; RimWorld Together; RimworldTogether; RimWorld {word:version} rev; InformationDisplayer; TCPNetwork.Listener; GameServer.Managers`,
    ),
  },
  {
    product: 'risingworld',
    apps: [324080, 339010],
    aliases: ['rising-world'],
    signs: list(
      `Rising World; RisingWorld; net.risingworld; RISING WORLD SERVER STARTED; risingworld-server`,
    ),
  },
  {
    product: 'rust',
    apps: [252490, 258550],
    signs:
      list(`Calling '{word}' on '{rest}' took {number}ms; Unloaded plugin {rest} v{number} by; Loaded plugin {rest} v{number} by;
CSharpCompiler; Rust.Workshop; Rust.Platform; Loaded extension Rust; Oxide.Compiler; RustPlugin; RustDedicated;
RustDedicated_Data; Facepunch; [Oxide]; Oxide.Core; Oxide.Rust; Oxide.Plugins; Carbon.Core; BasePlayer; ConVar.; EACServer;
server.identity; DedicatedServerStartup; SaveRestore.Load; ServerMgr.Initialize; Loading Prefab Bundle; Server startup complete; Procedural Map; Oxide.Unity; rustmaps`),
  },
  { product: 'saleblazers', signs: list(`Saleblazers; SaleblazersServer`) },
  {
    product: 'satisfactory',
    apps: [526870, 1690800],
    signs:
      list(`FactoryGame; FactoryServer; Satisfactory; LogFactory; FactoryServer-Linux; LogFGNetwork; SatisfactoryModLoader; LogSatisfactoryModLoader; AFGBuildable; AFGPlayerController; LogModLoading; FGSaveManagerInterface; FGSaveSession; FGFoliageRemoval; FGGameMode;
++FactoryGame+{rest}-CL-{number:version}`),
  },
  {
    product: 'smalland',
    apps: [768200, 808040],
    signs: list(`SMALLAND; WorldGame_Smalland; SMALLANDServer`),
  },
  {
    product: 'space-engineers',
    apps: [244850, 298740],
    aliases: ['spaceengineers'],
    signs:
      list(`- Thread: {number} ->; -> App Version: {word:version}; Is official: {rest} [; MyProgram; SpaceEngineersDedicated; SpaceEngineers; Space Engineers;
Sandbox.Game; Sandbox.MySandboxGame; VRage; VRage.Game; Torch.Server; MySandboxGame; MyDedicatedServer; ViewDistance:; MyDefinitionManager; objectbuilder read; MyObjectBuilder_Checkpoint; MyObjectBuilder_Sector; MySession.Static; Torch.Managers`),
  },
  {
    product: 'starbound',
    apps: [211820],
    signs:
      list(`Starbound; starbound_server; UniverseServer; SystemWorldServerThread; Server Version {word:version} (; AssetException;
starbound.config; WorldServerThread; StarException; JsonParsingException`),
  },
  {
    product: 'stardew',
    apps: [413150],
    aliases: ['stardew-valley'],
    signs: list(
      `SMAPI {word} with Stardew Valley {word:version}; SMAPI; StardewValley; StardewModdingAPI; Stardew Valley; [DedicatedServer]`,
    ),
  },
  {
    product: 'teamspeak3',
    aliases: ['teamspeak', 'ts3'],
    signs:
      list(`ServerMain |; TeamSpeak 3 Server {number:version}; TeamSpeak 3 Server; TeamSpeak 3 Client; ts3server; VirtualServerBase;
ServerLibPriv; VirtualServer |; DatabaseQuery; SQL | ; Accounting |; ts3db_sqlite3; ts3db_mariadb; ts3server_startscript`),
  },
  {
    product: 'terraria',
    apps: [105600, 1281930],
    aliases: ['tmodloader', 'tshock'],
    signs:
      list(`Type 'help' for a list of commands; Terraria Server v{word:version}; TerrariaServer; Terraria; TShock;
TShock {word:version} (; tModLoader; tModLoaderServer; Terraria.ModLoader; TerrariaApi; OTAPI; [tML]:`),
  },
  {
    product: 'unturned',
    apps: [304930, 1110390],
    signs:
      list(`Unturned; Unturned_Headless; SDG.Unturned; RocketMod; Rocket.Unturned; Rocket.Core; OpenMod.Unturned; Commands.dat;
WorkshopDownloadConfig; Object with no asset in region; Unable to find spawn table for resolve with id; Game version: {word:version} Engine version; U3DS`),
  },
  {
    product: 'valheim',
    apps: [892970, 896660],
    signs:
      list(`Zonesystem Awake; DungeonDB Start; Worldgenerator version setup; ZNET START; Valheim version: {word:version}; Valheim;
valheim_server; valheim_server_Data; ZDOID; DungeonDB; ZRpc; ZoneSystem; ZPlayFab; ZSteamSocket; ZNet __instance; ZNet.DMD; assembly_valheim;
Jotunn; ObjectDB.DMD; EpicLoot; ZDOMan; Got connection SteamID; Dungeon loaded; FejdStartup; ZNetScene; ZNetView`),
  },
  {
    product: 'vintage',
    aliases: ['vintage-story', 'vintagestory'],
    signs:
      list(`pre-starting client side mods; Multiple mods share the mod ID; Game Version: v{word:version}; Vintagestory;
VintagestoryServer; VintagestoryLib; Vintagestory.Server; Vintagestory.API; Vintage Story; [Server Notification];
[Client Error]; [Server Error]; Version: v{word:version} (Stable){rest}: Critical error occurred; Version: v{word:version} (Unstable){rest}: Critical error occurred; [Server Event]; [Server Warning]; Unable to load savegame; [Server Fatal]; Dedicated Server now running on Port`),
  },
  { product: 'steam', aliases: ['steamcmd'], isTool: true, signs: [] },
];

/** The signs of a game with the lines in which Steam's tools name its number. */
export function listSigns({ signs, apps = [] }: GameSigns): readonly string[] {
  const steam = apps.flatMap((app) => [
    `App '${app}'`,
    `app_update ${app}`,
    `AppID = ${app}`,
    `AppID: ${app}`,
    `AppID ${app}`,
    `steamid ${app}`,
  ]);
  return [...signs, ...steam];
}

/** Games whose programs are the same below: what is known of one may answer the other. */
const FAMILIES: readonly (readonly string[])[] = [
  ['gtav', 'redm'],
  ['ark', 'arksa'],
];

/** The game that a site calls so; undefined for what has no lines of its own in logs. */
export function findGame(product: string, games: readonly GameSigns[]): GameSigns | undefined {
  return (
    games.find((game) => game.product === product) ??
    games.find(({ aliases = [] }) => aliases.includes(product))
  );
}

/** Whether a rule for one product may be right in the log of another. */
export function isRelated(ruled: string, seen: string, games: readonly GameSigns[] = GAMES): boolean {
  const game = findGame(ruled, games);
  const other = findGame(seen, games)?.product ?? seen;
  // Panels, domains, accounts: no log is theirs alone.
  if (game === undefined || game.isTool === true) return true;
  return (
    game.product === other ||
    FAMILIES.some((family) => family.includes(game.product) && family.includes(other))
  );
}
