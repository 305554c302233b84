/** `helpsite addresses adopt`: the addresses of an older site become recorded ones; those without a page are listed with what to type. */
import { resolve } from 'node:path';
import { typedRoute, quoteYaml } from '../../addresses/describe-lost.ts';
import { isStaticFile, listPresent, type PresentAddress } from '../../addresses/list-present.ts';
import { mergeRecord } from '../../addresses/plan-record.ts';
import { createNameFinder } from '../../addresses/similar-names.ts';
import { routeLookupKey } from '../../model/targets.ts';
import type { PreparedContent } from '../../site/prepare-site.ts';
import type { CommandOptions } from '../../terminal/options.ts';
import { createPaint, formatCount, wantsColor } from '../../terminal/report.ts';
import { formatDocument } from '../../terminal/result.ts';
import { toSafeLine } from '../../terminal/terminal-text.ts';
import { type OldAddresses, readOldAddresses } from '../adopt-source.ts';
import { openRecord, prepareForRecord, refuse, saveRecord, sourceOf, tellWrong } from './addresses-record.ts';

export interface AdoptOptions extends CommandOptions {
  /** As typed. */
  readonly file: string;
  readonly dryRun: boolean;
}

/** An old address that no page answers. */
interface Missing {
  readonly address: string;
  /** The likeliest page of today, with the line that its guide needs. */
  readonly suggestion?: string;
  readonly file?: string;
  readonly line: string;
}

interface Adopted {
  readonly kind: OldAddresses['kind'];
  readonly found: number;
  readonly outside: number;
  readonly added: readonly string[];
  readonly missing: readonly Missing[];
  readonly absent: readonly string[];
}

/** Exit codes: 0 every address has a page, 1 some have none yet, 3 wrong configuration. Throws a UsageError for a file that cannot be understood. */
export async function runAdopt(options: AdoptOptions): Promise<number> {
  const startedAt = performance.now();
  const old = await readOldAddresses(resolve(options.io.cwd, options.file));
  const prepared = await prepareForRecord(options);
  const { content, memo, base } = prepared;
  if (content === undefined) return tellWrong(prepared, 'addresses adopt', options, startedAt);
  const opened = openRecord(content, memo);
  if ('problems' in opened) return refuse(opened.problems, prepared, 'addresses adopt', options);
  const own = new Map(
    [...old.paths].flatMap(([route, anchors]): [string, Pick<PresentAddress, 'route' | 'anchors'>][] =>
      `${route}/`.startsWith(base) ? [[routeLookupKey(route), { route, anchors }]] : [],
    ),
  );
  const { record } = opened;
  const addresses = mergeRecord(record, own);
  const adopted: Adopted = {
    kind: old.kind,
    found: own.size,
    outside: old.paths.size - own.size,
    added: [...own.values()]
      .flatMap(({ route }) => (record.addresses.has(routeLookupKey(route)) ? [] : [route]))
      .toSorted(),
    missing: findMissing([...own.values()].map(({ route }) => route).toSorted(), content),
    absent: old.absent,
  };
  if (own.size > 0) saveRecord({ ...record, addresses }, opened.words, content, memo, options);
  report(adopted, base, options, startedAt);
  return adopted.missing.length > 0 ? 1 : 0;
}

function findMissing(routes: readonly string[], content: PreparedContent): readonly Missing[] {
  const { model, lookup } = sourceOf(content);
  const { base } = model.config;
  const present = listPresent(model, lookup);
  const missing = routes.filter(
    (route) => !present.has(routeLookupKey(route)) && !isStaticFile(route, base, lookup.targets.files),
  );
  if (missing.length === 0) return [];
  const suggest = createNameFinder(
    model.docs.map((doc) => ({ value: doc, names: [doc.route.slice(base.length), doc.title] })),
  );
  return missing.map((address): Missing => {
    const likely = suggest(address.slice(base.length))?.value;
    const line = `redirect_from: [${quoteYaml(typedRoute(address, base))}]`;
    return {
      address,
      line,
      ...(likely === undefined ? {} : { suggestion: likely.route, file: `content/${likely.path}` }),
    };
  });
}

function report(
  { kind, found, outside, added, missing, absent }: Adopted,
  base: string,
  { io, json, root, quiet, file, dryRun }: AdoptOptions,
  startedAt: number,
): void {
  if (json) {
    io.stdout.write(
      formatDocument({
        schemaVersion: 1,
        ok: missing.length === 0,
        command: 'addresses adopt',
        root,
        base,
        source: file,
        kind,
        found,
        outside,
        added,
        missing,
        absent,
        dryRun,
        written: added.length > 0 && !dryRun ? 1 : 0,
        durationMs: Math.round(performance.now() - startedAt),
        diagnostics: [],
      }),
    );
    return;
  }
  const paint = createPaint(wantsColor(io.stdout, io.env));
  for (const { address, suggestion, file: guide, line } of missing) {
    io.stdout.write(`${paint('bold', toSafeLine(address))} has no page yet\n`);
    io.stdout.write(
      guide === undefined
        ? `  Write into the settings of the guide that answers now: ${toSafeLine(line)}\n`
        : `  Probably ${toSafeLine(suggestion ?? '')} now; then write into the settings of ${toSafeLine(guide)}: ${toSafeLine(line)}\n`,
    );
  }
  for (const address of absent)
    io.stderr.write(`helpsite: the sitemap ${toSafeLine(address)} does not lie beside ${toSafeLine(file)}\n`);
  if (quiet) return;
  const mark = missing.length === 0 ? paint('green', '✓') : paint('red', '✗');
  const parts = [
    `${formatCount(found, 'address', 'addresses')} found`,
    ...(outside > 0
      ? [`${formatCount(outside, 'address', 'addresses')} outside ${base} left to your host`]
      : []),
    `${dryRun ? 'would record' : 'recorded'} ${formatCount(added.length, 'new one')}`,
    missing.length === 0 ? 'all have a page' : `${missing.length} have no page yet`,
  ];
  io.stdout.write(`${mark} ${parts.join(', ')}\n`);
}
