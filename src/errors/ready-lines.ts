/** By which lines games say that they have started and can be played, in the small language of patterns. Data. */

/** By the game's folder of guides. */
export const READY: Readonly<Record<string, readonly string[]>> = {
  minecraft: ['Done ({rest})!', 'Listening on /{rest}'],
  bedrock: ['Server started.', 'Done ({rest})! For help'],
  '7days': ['StartGame done', 'GameServer.Init successful'],
  ark: ['Full Startup: {rest}', 'has successfully started!'],
  arksa: ['Full Startup: {rest}', 'has successfully started!'],
  arma3: ['Connected to Steam servers'],
  corekeeper: ['Started session with info'],
  'dont-starve-together': ['Sim paused', 'shard LUA is now ready'],
  enshrouded: ["'HostOnline' (up)"],
  factorio: ['from(CreatingGame) to(InGame)'],
  'garrys-mod': ['VAC secure mode is activated'],
  gtav: ['license key authentication succeeded'],
  redm: ['license key authentication succeeded'],
  luanti: ['listening on {word}:{number}'],
  palworld: ['Running Palworld dedicated server on'],
  risingworld: ['RISING WORLD SERVER STARTED'],
  rust: ['Server startup complete'],
  satisfactory: ['listening on port {number}'],
  'space-engineers': ['Game ready...'],
  starbound: ['TcpServer will listen', 'UniverseServer: listening'],
  teamspeak3: ['listening for query on'],
  terraria: ['Listening on port {number}', 'Server started'],
  unturned: ['Loading level: 100%'],
  valheim: ['Game server connected', 'Opened Steam server'],
  vintage: ['Dedicated Server now running on Port'],
};

/** Games that say so again while they run, when they reach Steam anew or nobody plays: no start is told by it. */
export const READY_AGAIN: ReadonlySet<string> = new Set([
  'arma3',
  'dont-starve-together',
  'garrys-mod',
  'valheim',
]);
