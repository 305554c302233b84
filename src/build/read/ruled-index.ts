/** An index whose answers begin with what the site's rules say to a message, as those of the dialog do (behaviours.md 42.1). */
import { join } from 'node:path';
import type { Finding } from '../../errors/types.ts';
import { isWholeLog, listQuoted, mayHoldMessage } from '../../search/message-signs.ts';
import type { Hit } from '../../search/protocol.ts';
import type { Asked, AskedIndex } from './built-index.ts';
import { type BuiltRules, openBuiltRules } from './built-rules.ts';

/** `outDir`: where the site was built; without rules there the index answers alone. */
export function askRulesFirst(index: AskedIndex, outDir: string): AskedIndex {
  const rules = openBuiltRules(join(outDir, index.base));
  if (rules === undefined) return index;
  return {
    ...index,
    ask: async (question, limit, stands) => {
      const asked = await index.ask(question, limit, stands);
      if (!mayHoldMessage(question)) return asked;
      const findings = findMessages(rules, question, asked.product, stands);
      return findings.length === 0 ? asked : raiseFindings(asked, findings, rules.labels, limit);
    },
  };
}

/** A game that the question names comes first, then the one where the reader stands; a log that says whose it is knows better. */
function findMessages(
  rules: BuiltRules,
  text: string,
  named: string | null,
  stands: string | undefined,
): readonly Finding[] {
  if (isWholeLog(text)) return findInLog(rules, text, named);
  const question = listQuoted(text);
  if (named !== null) return rules.read(question, named).findings;
  const own = stands === undefined ? [] : rules.read(question, stands).findings;
  return own.length > 0 ? own : rules.read(question, null).findings;
}

/** One line of a log with a name written beside it: what every program may say is then said by that game. */
function findInLog(rules: BuiltRules, text: string, named: string | null): readonly Finding[] {
  const { product, findings } = rules.read(text, null);
  if (product !== null || named === null || findings.length === 0) return findings;
  const own = rules.read(text, named).findings;
  return own.length > 0 ? own : findings;
}

/** One hit for each page: those of the findings first, with the section that solves it. */
function raiseFindings(
  { hits, product }: Asked,
  findings: readonly Finding[],
  labels: BuiltRules['labels'],
  limit: number,
): Asked {
  const told = new Map<string, Hit>();
  for (const finding of findings) {
    const [page = '', anchor = null] = finding.url.split('#');
    if (told.has(page)) continue;
    const known = hits.find((hit) => (hit.url_without_anchor ?? hit.url) === page);
    const isPlace = known !== undefined && (known.anchor ?? null) === anchor;
    told.set(page, isPlace ? known : toHit(finding, page, anchor, labels, known));
  }
  const others = hits.filter((hit) => !told.has(hit.url_without_anchor ?? hit.url));
  return { hits: [...told.values(), ...others].slice(0, limit), product, sure: true };
}

function toHit(
  { code, say, url, title, section, product }: Finding,
  page: string,
  anchor: string | null,
  labels: BuiltRules['labels'],
  known: Hit | undefined,
): Hit {
  const group = known?.group ?? (product === null ? '' : (labels.get(product) ?? ''));
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: `error:${code}`,
    url,
    url_without_anchor: page,
    anchor,
    type: section === null ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: group, lvl1: title, ...none, lvl2: section },
    product: known?.product ?? product,
    group,
    section,
    content: say,
  };
}
