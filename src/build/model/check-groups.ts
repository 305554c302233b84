/** Groups of the sidebar against the games and topics that there are. Pure. */
import type { Diagnostic, Location } from '../../model.ts';
import { closest } from '../problems/did-you-mean.ts';
import type { Topics } from './topics.ts';

/** What stands in groups and is not there, and what is there and in no group. `locate` finds a text of the configuration. */
export function checkGroups(
  { entries, groups, ungrouped, unknown }: Topics,
  locate: (value: string) => Location | undefined,
): readonly Diagnostic[] {
  const names = entries.flatMap(({ keys }) => keys);
  const title = groups[0]?.title;
  return [
    ...unknown.map((name): Diagnostic => {
      const meant = closest(name, names);
      return {
        severity: 'warning',
        code: 'config/missing-page',
        message: `No folder of guides, category or guide is called "${name}"`,
        ...placeOf(locate(name)),
        hint: meant === undefined ? 'Check the name, or remove it.' : `Did you mean "${meant}"?`,
      };
    }),
    ...ungrouped.map(({ item, keys }): Diagnostic => ({
      severity: 'warning',
      code: 'sidebar/no-group',
      message: `"${item.label}" is in no group of the sidebar`,
      ...placeOf(title === undefined ? undefined : locate(title)),
      hint: `Write '${keys[0] ?? ''}' into a group; until then readers find it under "More topics".`,
    })),
  ];
}

function placeOf(at: Location | undefined): { readonly at?: Location } {
  return at === undefined ? {} : { at };
}
