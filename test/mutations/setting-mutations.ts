/** Mistakes in the settings at the top of a guide. */
import type { Random } from '../random.ts';
import { slip, type Mutation, withLine } from './slip.ts';

interface Setting {
  readonly line: number;
  readonly key: string;
  readonly value: string;
}

/** One mistake in each setting, and one in the lines around them. */
export function mutateSettings(text: string, random: Random): readonly Mutation[] {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1) + 1;
  const settings = lines.slice(1, end - 1).flatMap((line, index): readonly Setting[] => {
    const found = /^([a-z_]+): (.*)$/.exec(line);
    return found === null ? [] : [{ line: index + 2, key: found[1] ?? '', value: found[2] ?? '' }];
  });
  const own = settings.flatMap((setting) => {
    const kind = random.pick(Object.keys(MISTAKES));
    const typed = MISTAKES[kind]?.(setting, random);
    return typed === undefined
      ? []
      : [
          {
            kind,
            text: withLine(lines, setting.line, typed),
            lines: kind === 'the key twice' ? [setting.line, setting.line + 1] : [setting.line],
          },
        ];
  });
  const [kind, line, typed] = random.pick<readonly [string, number, string | undefined]>([
    ['no line above the settings', 1, undefined],
    ['no line below the settings', end, undefined],
    ['two dashes above the settings', 1, '--'],
    ['two dashes below the settings', end, '--'],
    ['an empty line above the settings', 1, '\n---'],
    ['a long dash above the settings', 1, '—'],
    ['blanks before the dashes', 1, ' ---'],
  ]);
  return [...own, { kind, text: withLine(lines, line, typed), lines: [1, 2, end - 1, end] }];
}

/** Keys whose value can only be of one kind, with values of others. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  title: ['[a, b]', '{ a: b }'],
  description: ['[a, b]'],
  sidebar_label: ['[a]', '""'],
  sidebar_position: ['first', '"two"', '[1]', 'true', '1,5', '1st'],
  type: ['howto', 'guide', 'hot-to', '3'],
  keywords: ['server', '12', '{ a: b }'],
  verification: ['yes', 'documentd', 'true'],
  last_verified: ['yesterday', '2026-13-01', '21.11.2026', '2026-02-30'],
  related: ['[minecraft/nowhere]', '12'],
  sources: ['{ a: b }'],
  applies_to: ['[a]'],
};

const MISTAKES: Readonly<Record<string, (setting: Setting, random: Random) => string | undefined>> = {
  'a letter of the key': ({ key, value }, random) => `${slip(random, key)}: ${value}`,
  'the key joined otherwise': ({ key, value }, random) =>
    key.includes('_')
      ? `${random.pick([key.replace('_', '-'), key.replace('_', ''), key.replace(/_(.)/, (_, letter: string) => letter.toUpperCase()), key.replace('_', ' ')])}: ${value}`
      : undefined,
  'the key in capitals': ({ key, value }) => `${key.charAt(0).toUpperCase()}${key.slice(1)}: ${value}`,
  'no space behind the colon': ({ key, value }) => `${key}:${value}`,
  'no colon': ({ key, value }) => `${key} ${value}`,
  'an equals sign': ({ key, value }) => `${key} = ${value}`,
  'a semicolon for the colon': ({ key, value }) => `${key}; ${value}`,
  'no closing quote': ({ key, value }) =>
    /^".+"$/.test(value) ? `${key}: ${value.slice(0, -1)}` : `${key}: "${value.replaceAll('"', '')}`,
  'no closing bracket': ({ key, value }) =>
    value.endsWith(']') ? `${key}: ${value.slice(0, -1)}` : undefined,
  'no opening bracket': ({ key, value }) => (value.startsWith('[') ? `${key}: ${value.slice(1)}` : undefined),
  'a colon in the value': ({ key, value }) =>
    /^[A-Za-z]/.test(value) ? `${key}: Note: ${value}` : undefined,
  'the key twice': ({ key, value }) => `${key}: ${value}\n${key}: ${value}`,
  'a value of another kind': ({ key }, random) => {
    const values = WRONG[key];
    return values === undefined ? undefined : `${key}: ${random.pick(values)}`;
  },
  'another value of another kind': ({ key }, random) => {
    const values = WRONG[key];
    return values === undefined ? undefined : `${key}: ${random.pick(values)}`;
  },
  'a letter of a related guide': ({ key, value }, random) =>
    key !== 'related' || value === '[]'
      ? undefined
      : `${key}: ${value.replace(/[\w/-]+/, (name) => slip(random, name))}`,
};
