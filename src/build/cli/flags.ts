/** Flags as typed, checked and turned into the options of a command. A wrong one is a UsageError. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isExternal, normaliseBase } from '../../urls.ts';
import type {
  CommandIo,
  CommandOptions,
  EditOptions,
  PreviewOptions,
  ReportFormat,
  ServeOptions,
} from '../terminal/options.ts';
import { UsageError } from '../problems/usage-error.ts';

export interface SharedFlags {
  readonly base?: string;
  readonly outDir?: string;
  readonly config?: string;
  readonly json?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}

export interface BuildFlags extends SharedFlags {
  readonly strict?: true;
  readonly keepGoing?: true;
  readonly clean?: true;
  readonly allowRemovals?: true;
  readonly cache?: boolean;
  readonly drafts?: true;
  readonly explain?: true;
  readonly compress?: true;
  readonly format?: ReportFormat;
}

/** Of the commands whose arguments are something else than the root. */
export interface EditFlags extends SharedFlags {
  readonly root?: string;
  readonly dryRun?: true;
}

export interface PreviewFlags extends SharedFlags {
  readonly cache?: boolean;
  readonly port: number;
  /** True: `--host` without an address, which is all of them. */
  readonly host?: string | true;
  readonly allowHost?: readonly string[];
  readonly open?: true;
  readonly strictPort?: true;
}

/** Options of `build` and `check` from their flags. Throws a UsageError for a root without `content/`, a bad path or flags that contradict each other. */
export function toCommandOptions(
  command: CommandOptions['command'],
  rootArgument: string | undefined,
  flags: BuildFlags,
  io: CommandIo,
): CommandOptions {
  const root = resolveContentRoot(rootArgument, io.cwd);
  const { json = false, format = 'text' } = flags;
  if (json && format !== 'text' && format !== 'json') {
    throw new UsageError(`--json and --format ${format} cannot be used together`);
  }
  const isJson = json || format === 'json';
  return {
    command,
    root,
    outDir: resolveOutDir(flags.outDir, root, io.cwd),
    base: resolveBase(flags.base),
    configFile: resolveConfigFile(flags.config, io.cwd),
    json: isJson,
    quiet: flags.quiet ?? false,
    verbose: flags.verbose ?? false,
    strict: flags.strict ?? false,
    keepGoing: flags.keepGoing ?? false,
    clean: flags.clean ?? false,
    allowRemovals: flags.allowRemovals ?? false,
    cache: flags.cache ?? true,
    drafts: flags.drafts ?? false,
    explain: flags.explain ?? false,
    compress: flags.compress ?? false,
    format: isJson ? 'json' : format,
    io,
  };
}

/** Options of `preview` from its flags. Throws a UsageError for a root that is no folder or a bad path. */
export function toPreviewOptions(
  rootArgument: string | undefined,
  flags: PreviewFlags,
  io: CommandIo,
): PreviewOptions {
  const root = resolveRoot(rootArgument, io.cwd);
  return {
    root,
    outDir: resolveOutDir(flags.outDir, root, io.cwd),
    base: resolveBase(flags.base),
    port: flags.port,
    host: readHost(flags.host),
    open: flags.open ?? false,
    strictPort: flags.strictPort ?? false,
    json: flags.json ?? false,
    quiet: flags.quiet ?? false,
    io,
  };
}

/** The folders and the base path that every command works on. Throws a UsageError for a root that is no folder or a bad path. */
export function toPlaces(
  rootArgument: string | undefined,
  flags: SharedFlags,
  cwd: string,
): Pick<CommandOptions, 'root' | 'outDir' | 'base' | 'configFile'> {
  const root = resolveRoot(rootArgument, cwd);
  return {
    root,
    outDir: resolveOutDir(flags.outDir, root, cwd),
    base: resolveBase(flags.base),
    configFile: resolveConfigFile(flags.config, cwd),
  };
}

/** Options of `dev` from its flags. Throws a UsageError for a root without `content/` or a bad path. */
export function toServeOptions(
  rootArgument: string | undefined,
  flags: PreviewFlags,
  io: CommandIo,
): ServeOptions {
  return {
    ...toPreviewOptions(rootArgument, flags, io),
    root: resolveContentRoot(rootArgument, io.cwd),
    configFile: resolveConfigFile(flags.config, io.cwd),
    cache: flags.cache ?? true,
    verbose: flags.verbose ?? false,
    allowHosts: (flags.allowHost ?? []).map(readAllowed),
  };
}

/** A name of this computer, or of a tunnel that leads to it. Throws a UsageError for what is no name, such as an address. */
function readAllowed(typed: string): string {
  const name = typed.trim().toLowerCase().replace(/\.$/, '');
  if (/^[a-z\d_](?:[a-z\d_.-]{0,250}[a-z\d_])?$/.test(name) && !name.includes('..')) return name;
  throw new UsageError(`--allow-host needs a name alone, such as laptop.local, not "${typed.slice(0, 60)}"`);
}

/** Options of the commands that change sources. Throws a UsageError for a root without `content/` or a bad path. */
export function toEditOptions(flags: EditFlags, io: CommandIo): EditOptions {
  const { base, configFile } = toPlaces(flags.root, flags, io.cwd);
  return {
    base,
    configFile,
    root: resolveContentRoot(flags.root, io.cwd),
    dryRun: flags.dryRun ?? false,
    json: flags.json ?? false,
    quiet: flags.quiet ?? false,
    io,
  };
}

/** The root (absolute), which must hold `content/`. Throws a UsageError. */
export function resolveContentRoot(rootArgument: string | undefined, cwd: string): string {
  const root = resolveRoot(rootArgument, cwd);
  if (isFolder(join(root, 'content'))) return root;
  const isMarkdown = readdirSync(root).some(
    (name) => /\.mdx?$/i.test(name) && !/^(?:README|CHANGELOG|CONTRIBUTING|LICENSE)\./i.test(name),
  );
  throw new UsageError(
    `There is no content folder in ${root}; name the folder that holds content/, with the guides in content/docs/${isMarkdown ? '. For a folder of Markdown: run npx helpsite init my-handbook, and copy this folder to my-handbook/content/docs' : ''}`,
  );
}

/** An empty address would listen for everybody, as an unset variable might do by accident. */
function readHost(host: PreviewFlags['host']): string | undefined {
  if (host === '') throw new UsageError('--host needs an address; leave the address out to listen for all');
  return host === true ? '0.0.0.0' : host;
}

function resolveRoot(rootArgument: string | undefined, cwd: string): string {
  if (rootArgument === '')
    throw new UsageError('The name of the folder is empty; leave it out for this folder');
  const root = resolve(cwd, rootArgument ?? '.');
  if (isFolder(root)) return root;
  throw new UsageError(`There is no folder ${root}; name the folder that holds content/`);
}

/** `--out-dir` is taken from where the command was typed, the default from the root. */
function resolveOutDir(outDir: string | undefined, root: string, cwd: string): string {
  if (outDir === '') throw new UsageError('--out-dir needs the name of a folder');
  return outDir === undefined ? join(root, 'dist') : resolve(cwd, outDir);
}

/** A base path as typed. Throws a UsageError for what is none. */
export function resolveBase(base: string | undefined): string | undefined {
  if (base === undefined) return undefined;
  const isPath =
    base.length <= 200 &&
    !/[\p{Cc}\p{Cf}\p{Cs}<>"]/u.test(base) &&
    !isExternal(base) &&
    !/[?#\\%\s]/.test(base) &&
    !/(?:^|\/)\.{1,2}(?:\/|$)/.test(base);
  if (!isPath) throw new UsageError(`--base must be a path such as /help/, not "${base}"`);
  return normaliseBase(base);
}

function resolveConfigFile(config: string | undefined, cwd: string): string | undefined {
  if (config === undefined) return undefined;
  if (config === '') throw new UsageError('--config needs the name of a file');
  const file = resolve(cwd, config);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
    if (/\.(?:[mc]?[jt]s|json)$/.test(file)) return file;
    throw new UsageError(`A configuration file ends in .ts, .mts, .js, .mjs or .json, unlike ${file}`);
  }
  throw new UsageError(`There is no configuration file ${file}`);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
