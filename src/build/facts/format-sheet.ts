/** Writes a sheet of facts as people edit it: one entry a line, so that a newer copy gives a readable difference. Pure. */
import type { FactFile, FactKey, FactOrigin, FactSheet } from '../../model.ts';

/** The text of `content/facts/<game>.yml`, without comments. */
export function formatSheet(sheet: FactSheet): string {
  const { app, server, from } = sheet.steam;
  return [
    `game: ${scalar(sheet.name)}`,
    ...(sheet.version === undefined ? [] : [`version: ${JSON.stringify(sheet.version)}`]),
    ...(sheet.complete === true ? ['complete: true'] : []),
    ...(app === undefined && server === undefined ? [] : [`steam: ${flow({ app, server, from })}`]),
    ...list(
      'ports',
      sheet.ports.map(({ name, port, protocol, ...origin }) => ({ name, port, protocol, ...last(origin) })),
    ),
    ...(sheet.files.length === 0 ? [] : ['files:', ...sheet.files.flatMap(formatFile)]),
    ...list(
      'paths',
      sheet.paths.map(({ path, for: purpose, ...origin }) => ({ path, for: purpose, ...last(origin) })),
    ),
    ...list(
      'messages',
      sheet.messages.map(({ say, means, ...origin }) => ({ say, means, ...last(origin) })),
    ),
    ...list(
      'stop',
      sheet.stop.map(({ command, ...origin }) => ({ command, ...last(origin) })),
    ),
    ...list(
      'versions',
      sheet.versions.map(({ version, of, needs, about, ...origin }) => ({
        version,
        of,
        needs,
        about,
        ...last(origin),
      })),
    ),
    ...list(
      'names',
      sheet.names.map(({ for: purpose, list: names, ...origin }) => ({
        for: purpose,
        list: names,
        ...last(origin),
      })),
    ),
    ...(sheet.refused.length === 0
      ? []
      : ['refused:', ...sheet.refused.map((entry) => `  - ${scalar(entry)}`)]),
    ...(Object.keys(sheet.sources).length === 0
      ? []
      : [
          'sources:',
          ...Object.entries(sheet.sources).map(([id, source]) => `  ${id}: ${flow({ ...source })}`),
        ]),
    '',
  ].join('\n');
}

function formatFile({ name, path, booleans, keys }: FactFile): readonly string[] {
  const rest = Object.entries({ path, booleans }).flatMap(([key, value]) =>
    value === undefined ? [] : [`    ${key}: ${scalar(value)}`],
  );
  return [
    `  - name: ${scalar(name)}`,
    ...rest,
    '    keys:',
    ...keys.map((key) => `      - ${flow(orderKey(key))}`),
  ];
}

function orderKey({
  key,
  section,
  values,
  default: usual,
  min,
  max,
  unit,
  means,
  ...origin
}: FactKey): Entry {
  const isPlain = values?.every(({ label }) => label === undefined) === true;
  const bare = values?.map(({ value }) => value);
  const labelled = Object.fromEntries((values ?? []).map(({ value, label }) => [value, label ?? null]));
  const shown = values === undefined ? undefined : isPlain ? bare : labelled;
  return { key, section, default: usual, min, max, values: shown, unit, means, ...last(origin) };
}

/** Where it is known from stands at the end. */
function last({ from, disputed }: FactOrigin): Entry {
  return { disputed, from };
}

type Entry = Readonly<Record<string, unknown>>;

function list(name: string, entries: readonly Entry[]): readonly string[] {
  return entries.length === 0 ? [] : [`${name}:`, ...entries.map((entry) => `  - ${flow(entry)}`)];
}

function flow(entry: Entry): string {
  const parts = Object.entries(entry).flatMap(([key, value]) =>
    value === undefined ? [] : [`${scalar(key)}: ${flowValue(value)}`],
  );
  return `{ ${parts.join(', ')} }`;
}

function flowValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry: unknown) => scalar(entry)).join(', ')}]`;
  return typeof value === 'object' && value !== null ? flow(value as Entry) : scalar(value);
}

/** Words that YAML takes for something else than text. */
const NO_TEXT = /^(?:true|false|yes|no|on|off|y|n|null|nan|inf)$/i;

function scalar(value: unknown): string {
  if (typeof value !== 'string') return value === null ? '' : JSON.stringify(value);
  return /^[A-Za-z][\w./ -]*$/.test(value) && !NO_TEXT.test(value) && !/\s$|^\d{4}-/.test(value)
    ? value
    : /^\d{4}-\d\d-\d\d$/.test(value)
      ? value
      : JSON.stringify(value);
}
