/** A push in words: what it would do, did, or left undone. Pure. */
import { formatCount } from '../terminal/report.ts';
import type { SettingsPlan } from './mark.ts';
import type { PushDone } from './push-records.ts';
import type { PushPlan } from './push-plan.ts';
import type { StoredRecord } from './stored-record.ts';

/** One line for each record, `+` added, `~` changed, `-` gone, then settings and synonyms; at most so many lines. */
export function listChanges(plan: PushPlan, planned: SettingsPlan, limit: number): readonly string[] {
  const lines = [
    ...plan.added.map((record) => `+ ${nameRecord(record)}`),
    ...plan.changed.map((record) => `~ ${nameRecord(record)}`),
    ...plan.removed.map((objectID) => `- ${objectID}`),
  ];
  const hidden = lines.length - limit;
  if (hidden > 0) lines.splice(limit, hidden, `and ${hidden.toLocaleString('en')} more; --verbose shows all`);
  const { differing, synonyms } = planned;
  if (writesSettings(planned))
    lines.push(
      `settings: ${differing.length > MAX_NAMED ? 'all' : differing.join(', ') || 'the mark of the last push'}`,
    );
  if (synonyms !== undefined) lines.push(`synonyms: ${count(synonyms.length)}`);
  return lines;
}

/** Settings that are listed by name; more of them are a new index. */
const MAX_NAMED = 12;

/** After the synonyms the settings are written for their mark alone, which nobody asks about. */
function writesSettings({ settings, synonyms, differing }: SettingsPlan): boolean {
  return settings !== undefined && (differing.length > 0 || synonyms === undefined);
}

/** `/help/docs/a#b  Minecraft › Install mods › Forge`. */
function nameRecord({ objectID, hierarchy }: StoredRecord): string {
  const names = Object.values(hierarchy).filter((name) => name !== null);
  return `${objectID}  ${names.join(' › ')}`;
}

/** Nothing has to be sent. */
export function isUpToDate(
  { added, changed, removed }: PushPlan,
  { settings, synonyms }: SettingsPlan,
): boolean {
  return (
    added.length + changed.length + removed.length === 0 && settings === undefined && synonyms === undefined
  );
}

/** `12 records to add, 3 to change, 1 to delete, 8,318 as they are; settings and synonyms to write`; or the same after it. */
export function describePlan(plan: PushPlan, planned: SettingsPlan, isAhead: boolean): string {
  const counts = [
    [plan.added.length, isAhead ? 'to add' : 'added'],
    [plan.changed.length, isAhead ? 'to change' : 'changed'],
    [plan.removed.length, isAhead ? 'to delete' : 'deleted'],
    [plan.unchanged, isAhead ? 'as they are' : 'as they were'],
  ] as const;
  const records = counts
    .filter(([number]) => number > 0)
    .map(([number, verb], index) => `${index === 0 ? formatCount(number, 'record') : count(number)} ${verb}`);
  const others = [writesSettings(planned) && 'settings', planned.synonyms !== undefined && 'synonyms']
    .filter(Boolean)
    .join(' and ');
  const rest = others === '' ? [] : [`${others} ${isAhead ? 'to write' : 'written'}`];
  return [records.join(', '), ...rest].filter((part) => part !== '').join('; ');
}

/** What was done and what was not, a sentence each. */
export function describeDone(
  plan: PushPlan,
  planned: SettingsPlan,
  done: PushDone,
  isFull: boolean,
): readonly string[] {
  if (isFull) return ['The index is as it was: nothing has taken its place.'];
  const toSave = plan.added.length + plan.changed.length;
  const parts = [
    { all: Number(planned.synonyms !== undefined), did: Number(done.synonyms), name: 'synonyms' },
    { all: Number(writesSettings(planned)), did: Number(done.settings), name: 'settings' },
    { all: toSave, did: done.saved, verbs: ['saved', 'to save'] },
    { all: plan.removed.length, did: done.removed, verbs: ['deleted', 'to delete'] },
  ] as const;
  const say = (part: (typeof parts)[number], number: number, tense: 0 | 1): readonly string[] => {
    if (number === 0) return [];
    return ['name' in part ? part.name : `${formatCount(number, 'record')} ${part.verbs[tense]}`];
  };
  const did = parts.flatMap((part) => say(part, part.did, 0));
  const left = parts.flatMap((part) => say(part, Math.max(part.all - part.did, 0), 1));
  return [
    `Done: ${did.join(', ') || 'nothing'}.`,
    `Not done: ${left.join(', ') || 'nothing'}.`,
    'The next push goes on where this one stopped.',
  ];
}

function count(number: number): string {
  return number.toLocaleString('en');
}
