/** Guides that say which errors they solve, and a log with three of them. */
import type { SiteFiles } from '../site-fixture.ts';

interface Solved {
  readonly say: string;
  readonly to: string;
  readonly code: string;
  readonly pattern: string;
  readonly line: string;
  readonly after?: string;
  readonly alone?: true;
}

const GUIDES: Readonly<Record<string, { readonly title: string; readonly errors: readonly Solved[] }>> = {
  'minecraft/java': {
    title: 'The Java version',
    errors: [
      {
        say: 'Another Java version is needed',
        to: 'choose-it',
        code: 'java-version',
        pattern: 'Unsupported class file version {number:needed}',
        line: '[12:00:00] [Server thread/ERROR]: Unsupported class file version 65.0',
      },
      {
        say: 'A plugin could not be loaded',
        to: 'choose-it',
        code: 'plugin-load',
        pattern: 'Could not load plugin {word:plugin} in folder',
        line: "[12:00:00] [Server thread/ERROR]: Could not load plugin 'Maps.jar' in folder",
        after: 'java-version',
      },
      {
        say: 'The lines below an error name the mod',
        to: 'choose-it',
        code: 'exception',
        pattern: 'at zorblax.{word:class}.kt:{number})',
        line: 'at zorblax.machine.Main.run(Main.kt:12)',
        alone: true,
      },
    ],
  },
  'minecraft/ports': {
    title: 'Ports',
    errors: [
      {
        say: 'The port is taken',
        to: 'free-it',
        code: 'port-taken',
        pattern: 'FAILED TO BIND TO PORT',
        line: '[12:00:00] [Server thread/WARN]: **** FAILED TO BIND TO PORT!',
      },
    ],
  },
  'palworld/start': {
    title: 'Start of Palworld',
    errors: [
      {
        say: 'A file of the game is missing',
        to: 'check-the-files',
        code: 'file-missing',
        pattern: 'Failed to mount the package {path:file}',
        line: 'LogPakFile: Failed to mount the package Pal-Linux.pak',
      },
    ],
  },
  disk: {
    title: 'Disk',
    errors: [
      {
        say: 'The disk is full',
        to: 'make-room',
        code: 'disk-full',
        pattern: 'No space left on device',
        line: 'java.io.IOException: No space left on device',
      },
    ],
  },
};

function headingOf(anchor: string): string {
  return `## ${anchor[0]?.toUpperCase()}${anchor.slice(1).replaceAll('-', ' ')}\n\nDo what it says.\n`;
}

export const ERROR_GUIDES: SiteFiles = new Map([
  ...Object.entries(GUIDES).map(([path, { title, errors }]) => {
    const yaml = errors.map(({ say, to, code, pattern, line, after, alone }) =>
      [
        `  - say: ${say}`,
        `    to: '#${to}'`,
        `    code: ${code}`,
        `    pattern: ${JSON.stringify(pattern)}`,
        `    lines: [${JSON.stringify(line)}]`,
        ...(after === undefined ? [] : [`    after: [${after}]`]),
        ...(alone === undefined ? [] : [`    alone: true`]),
      ].join('\n'),
    );
    const anchors = [...new Set(errors.map(({ to }) => to))];
    const text = `---\ntitle: ${title}\nerrors:\n${yaml.join('\n')}\n---\n\nWhat to do.\n\n${anchors.map(headingOf).join('\n')}`;
    return [`content/docs/${path}.md`, text] as const;
  }),
  ...(
    [
      ['minecraft', 'Minecraft Java'],
      ['palworld', 'Palworld'],
    ] as const
  ).map(
    ([folder, label]) =>
      [
        `content/docs/${folder}/_category_.json`,
        JSON.stringify({ label, link: { type: 'generated-index' } }),
      ] as const,
  ),
]);

/** The port first, then a version of Java and what follows from it; with a name, addresses and an id in it. */
export const LOG = `[12:00:01] [Server thread/INFO]: Starting minecraft server version 1.20.4
[12:00:01] [Server thread/INFO]: This server is running Paper version git-Paper-496 (MC: 1.20.4)
[12:00:03] [User Authenticator #1/INFO]: UUID of player Wanderer_77 is 069a79f4-44e9-4726-a5be-fca90e38aaf5
[12:00:03] [Server thread/INFO]: Wanderer_77[/198.51.100.23:51234] logged in with entity id 123 at (1, 2, 3)
[12:00:04] [Server thread/WARN]: **** FAILED TO BIND TO PORT!
[12:00:05] [Server thread/ERROR]: Could not load plugin 'Essentials.jar' in folder 'plugins'
[12:00:06] [Server thread/ERROR]: Unsupported class file version 65
[12:00:07] [Server thread/INFO]: Wanderer_77 wrote to admin@example.org
`;
