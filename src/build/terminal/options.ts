/** What every command receives: the flags of contract.md section 1, checked and resolved. */

/** The part of a stream that commands write to; `process.stdout` fits, and so does an array in a test. */
export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Everything a command may know of the process it runs in. */
export interface CommandIo {
  /** Results. */
  readonly stdout: OutputStream;
  /** Narration. */
  readonly stderr: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** What is piped in; undefined: the process's own. */
  readonly stdin?: AsyncIterable<string | Uint8Array>;
  /** Where keys are typed, for commands that listen to them. */
  readonly keyboard?: NodeJS.ReadStream;
}

export type ReportFormat = 'text' | 'json' | 'github' | 'sarif';

/** Options of `build` and `check`; flags a command does not have are at their defaults. */
export interface CommandOptions {
  readonly command: 'build' | 'check';
  /** Absolute; holds `content/`. */
  readonly root: string;
  /** Absolute; default `<root>/dist`. */
  readonly outDir: string;
  /** Begins and ends with `/`; undefined: what the configuration says, else `/help/`. */
  readonly base: string | undefined;
  /** Absolute path of `--config`. */
  readonly configFile: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Warnings fail. */
  readonly strict: boolean;
  readonly keepGoing: boolean;
  readonly clean: boolean;
  /** Of `build`: it may remove as many pages as it likes. */
  readonly allowRemovals?: boolean;
  /** False with `--no-cache`: nothing is read from the cache folder. */
  readonly cache: boolean;
  readonly drafts: boolean;
  readonly explain: boolean;
  readonly compress: boolean;
  /** `json` also when `--json` was given. */
  readonly format: ReportFormat;
  readonly io: CommandIo;
}

/** Options of `preview`. */
export interface PreviewOptions {
  readonly root: string;
  readonly outDir: string;
  /** Undefined: found by looking where `404.html` lies in the out-dir. */
  readonly base: string | undefined;
  readonly port: number;
  /** Address to listen on; undefined: this computer only. */
  readonly host: string | undefined;
  readonly open: boolean;
  readonly strictPort: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly io: CommandIo;
}

/** Options of the commands that change guides: `new` and `mv`. */
export interface EditOptions {
  readonly root: string;
  readonly base: string | undefined;
  readonly configFile: string | undefined;
  /** Say what would be done, and do nothing. */
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly io: CommandIo;
}

/** Options of `dev`. */
export interface ServeOptions extends PreviewOptions {
  /** Absolute path of `--config`. */
  readonly configFile: string | undefined;
  /** False with `--no-cache`: nothing is read from the cache folder. */
  readonly cache: boolean;
  readonly verbose: boolean;
  /** Further names, in lower case, under which this server is asked. */
  readonly allowHosts: readonly string[];
}

/** Options of the commands of `search`. */
export interface SearchOptions {
  readonly command: string;
  /** Absolute. */
  readonly root: string;
  /** Absolute; default `<root>/dist`. */
  readonly outDir: string;
  /** Begins and ends with `/`; undefined: what the configuration or the built site says. */
  readonly base: string | undefined;
  /** Absolute path of `--config`. */
  readonly configFile: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** Hits to print, from 1. */
  readonly limit: number;
  readonly stdin: boolean;
  /** Folder of the product in which the reader stands. */
  readonly product: string | undefined;
  /** Drop phrases that help nobody. */
  readonly prune: boolean;
  /** Ask the index of the hosted service instead of the built one. */
  readonly hosted: boolean;
  /** Say what would be sent and send nothing. */
  readonly dryRun: boolean;
  /** Delete whatever is to be deleted. */
  readonly force: boolean;
  /** Send everything into a new index, which takes the place of the old one. */
  readonly full: boolean;
  readonly io: CommandIo;
}
