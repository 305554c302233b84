/** What guides say about errors in logs, gathered: rules by product, checked against each other, as files that browsers load. */
import type { Diagnostic, ErrorEntry, Outcome } from '../../model.ts';
import { groupBy } from '../../group-by.ts';
import { chooseKeys } from '../../errors/file-patterns.ts';
import { findGame, GAMES } from '../../errors/games.ts';
import { maskLog } from '../../errors/mask-log.ts';
import { parsePattern } from '../../errors/parse-pattern.ts';
import type { ErrorRule } from '../../errors/types.ts';
import { encodePath } from '../../urls.ts';
import { compareText } from '../../text.ts';
import type { Memo } from '../memo/memo.ts';
import type { Doc } from '../model/docs.ts';
import { closest } from '../problems/did-you-mean.ts';
import { listProducts, type SearchSource } from '../search/search-pages.ts';
import { productOf, type SiteProduct } from '../search/products.ts';
import { checkRules, type PlacedRule } from './check-rules.ts';
import { findTarget } from './find-target.ts';

/** The known errors of a product; `id` null: those that may stand in every log. */
export interface ErrorProduct {
  readonly id: string | null;
  readonly label: string;
  readonly rules: readonly ErrorRule[];
}

/** All known errors of the site, by product in the order of the labels; the general ones last. */
export interface ErrorCatalogue {
  readonly products: readonly ErrorProduct[];
}

/** What codes of errors begin with that belong to no product. */
export const GENERAL = 'general';
const GENERAL_LABEL = 'Any game or tool';

/**
 * The rules of all published guides. Problems, each at its line: `errors/unknown-target`, `errors/unknown-product`, `errors/unknown-after`,
 * `errors/duplicate-code`, `errors/invalid` (a consequence of itself), and those of `checkRules`.
 */
export function listErrorRules(source: SearchSource, memo: Memo): Outcome<ErrorCatalogue> {
  const { model, lookup } = source;
  const guides = model.docs.flatMap((doc) => {
    const entries = doc.unlisted ? [] : (lookup.pages.get(doc.path)?.settings.errorRules ?? []);
    return entries.length === 0 ? [] : [{ doc, entries }];
  });
  if (guides.length === 0) return { value: { products: [] }, diagnostics: [] };
  const products = listProducts(source);
  const diagnostics: Diagnostic[] = [];
  const placed = guides.flatMap(({ doc, entries }) => {
    const own = productOf(doc.route.slice(model.docsRoot.length), [], products);
    return entries.map((entry) => placeRule({ entry, doc, own, products, source, diagnostics }));
  });
  const resolved = resolveAfter(dropRepeated(placed, diagnostics), diagnostics);
  const checked = memo.run('error-rules', '', { rules: resolved }, checkRules);
  return {
    value: {
      products: groupRules(
        resolved.map(({ rule }) => rule),
        products,
        memo,
      ),
    },
    diagnostics: [...diagnostics, ...checked],
  };
}

interface Placing {
  readonly entry: ErrorEntry;
  readonly doc: Doc;
  readonly own: SiteProduct | undefined;
  readonly products: readonly SiteProduct[];
  readonly source: SearchSource;
  readonly diagnostics: Diagnostic[];
}

function placeRule({ entry, doc, own, products, source, diagnostics }: Placing): PlacedRule {
  const product = entry.product === undefined ? (own?.id ?? null) : readProduct(entry, products, diagnostics);
  const target = findTarget(entry, doc, source, diagnostics);
  const [first] = entry.lines;
  const sample = first === undefined ? showPattern(entry.patterns[0] ?? '') : maskLog(first.text);
  return {
    rule: {
      code: `${product ?? GENERAL}/${entry.code}`,
      say: entry.say,
      url: encodePath(target.route) + (target.id === '' ? '' : `#${encodeURIComponent(target.id)}`),
      title: target.title,
      section: target.section,
      product,
      patterns: entry.patterns,
      after: entry.after.map(({ text }) => text),
      ...(entry.times === undefined ? {} : { times: entry.times }),
      ...(entry.alone === undefined ? {} : { alone: entry.alone }),
      ...(entry.ends === undefined ? {} : { ends: entry.ends }),
      ...(entry.minor === undefined ? {} : { minor: entry.minor }),
      ...(entry.common === undefined ? {} : { common: entry.common }),
      ...(entry.unless.length === 0 ? {} : { unless: entry.unless }),
      ...(entry.except.length === 0 ? {} : { except: entry.except }),
      samples: sample === '' ? [] : [sample],
      ...(entry.sources.length === 0 ? {} : { sources: entry.sources }),
    },
    entry,
  };
}

function readProduct(
  { product = null, productAt }: ErrorEntry,
  products: readonly SiteProduct[],
  diagnostics: Diagnostic[],
): string | null {
  if (product === null || product === GENERAL) return null;
  if (products.some(({ id }) => id === product)) return product;
  const game = findGame(product, GAMES);
  const named = game && products.find(({ id }) => findGame(id, GAMES) === game);
  if (game !== undefined) return named?.id ?? game.product;
  const near = closest(product, [...products.map(({ id }) => id), ...GAMES.map((one) => one.product)]);
  diagnostics.push({
    severity: 'error',
    code: 'errors/unknown-product',
    message: `There is no product "${product}"`,
    at: productAt,
    hint: near === undefined ? 'Write the top folder of its guides.' : `Did you mean "${near}"?`,
  });
  return null;
}

/** A pattern as somebody reads it: `…` for each gap. */
function showPattern(pattern: string): string {
  return parsePattern(pattern)
    .parts.map((part) => (part.kind === 'text' ? part.text : '…'))
    .join('');
}

function dropRepeated(placed: readonly PlacedRule[], diagnostics: Diagnostic[]): readonly PlacedRule[] {
  const known = new Map<string, PlacedRule>();
  for (const one of placed) {
    const first = known.get(one.rule.code);
    if (first === undefined) {
      known.set(one.rule.code, one);
      continue;
    }
    diagnostics.push({
      severity: 'error',
      code: 'errors/duplicate-code',
      message: `The error "${one.rule.code}" is there already`,
      at: one.entry.at,
      hint: `${first.entry.at.file}:${first.entry.at.line} has the same code: write another "code:" here, or put the lines together.`,
      related: [first.entry.at],
    });
  }
  return [...known.values()];
}

/** `after` with whole codes: those of the own product come before general ones. */
function resolveAfter(placed: readonly PlacedRule[], diagnostics: Diagnostic[]): readonly PlacedRule[] {
  const codes = new Set(placed.map(({ rule }) => rule.code));
  return placed.map(({ rule, entry }) => {
    const after = entry.after.flatMap(({ text, line, column }) => {
      const options = text.includes('/')
        ? [text]
        : [`${rule.product ?? GENERAL}/${text}`, `${GENERAL}/${text}`];
      const code = options.find((one) => codes.has(one));
      if (code !== undefined && code !== rule.code) return [code];
      const near = findNear(text, rule.product ?? GENERAL, codes);
      diagnostics.push({
        severity: 'error',
        code: code === undefined ? 'errors/unknown-after' : 'errors/invalid',
        message:
          code === undefined ? `There is no error "${text}"` : 'An error cannot be a consequence of itself',
        at: { file: entry.at.file, line, column, length: text.length },
        hint:
          near === undefined || code !== undefined
            ? 'Write the code of the cause, with its product where that is another: minecraft/java-version.'
            : `Did you mean "${near}"?`,
      });
      return [];
    });
    return { rule: { ...rule, after }, entry };
  });
}

/** The code that was probably meant, as it would be typed: without its product where that is the own. */
function findNear(typed: string, product: string, codes: ReadonlySet<string>): string | undefined {
  const shorts = new Map([...codes].map((code) => [code.slice(code.indexOf('/') + 1), code]));
  const near = shorts.has(typed)
    ? typed
    : typed.includes('/')
      ? closest(typed, codes)
      : closest(typed, shorts.keys());
  const code = near === undefined || typed.includes('/') ? near : shorts.get(near);
  return code?.startsWith(`${product}/`) === true ? code.slice(product.length + 1) : code;
}

function groupRules(
  rules: readonly ErrorRule[],
  products: readonly SiteProduct[],
  memo: Memo,
): readonly ErrorProduct[] {
  return [...groupBy(rules, ({ product }) => product)]
    .map(([id, own]) => ({
      id,
      label: id === null ? GENERAL_LABEL : (products.find((product) => product.id === id)?.label ?? id),
      rules: memo.run('error-keys', id ?? '', { rules: own }, addKeys),
    }))
    .toSorted(
      (a, b) =>
        Number(a.id === null) - Number(b.id === null) ||
        // As readers look for them: "Abiotic Factor" before "ARK".
        compareText(a.label.toLowerCase(), b.label.toLowerCase()) ||
        compareText(a.label, b.label) ||
        compareText(a.id ?? '', b.id ?? ''),
    );
}

/** A browser that reads a log files thousands of patterns before the first line: it is told under which word. */
function addKeys({ rules }: { readonly rules: readonly ErrorRule[] }): readonly ErrorRule[] {
  const keys = chooseKeys(rules);
  return rules.map((rule, at) => ({ ...rule, keys: keys[at] ?? '' }));
}
