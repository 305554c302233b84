/** `helpsite preview`: serves the built site exactly as production would, until it is interrupted. */
import { join } from 'node:path';
import { findBase, isFile } from '../../read/find-base.ts';
import { listHosts } from '../../serve/addresses.ts';
import { awaitEnding } from '../../serve/ending.ts';
import { closeServers, hostInUrl, listen, openBrowser } from '../../serve/listen.ts';
import type { PreviewOptions } from '../../terminal/options.ts';
import { createSiteListener } from '../../serve/preview-server.ts';
import { formatDocument } from '../../terminal/result.ts';
import { showCode } from '../../terminal/show-code.ts';
import { UsageError } from '../../problems/usage-error.ts';

/** Serves until SIGINT (exit code 130), SIGTERM or a closed terminal (0). Throws a UsageError without a site, or for a taken port. */
export async function preview(options: PreviewOptions): Promise<number> {
  const { root, outDir, io, json, quiet } = options;
  const base = options.base ?? findBase(outDir);
  if (base === undefined || !isFile(join(outDir, base, 'index.html'))) {
    const place = base === undefined || base === '/' ? outDir : join(outDir, base);
    throw new UsageError(`There is no built site in ${place}; run helpsite build first`);
  }
  const { servers, port } = await listen(createSiteListener({ outDir, base }), options);
  // Before anybody is told that it listens: whoever ends it at once ends it properly.
  const ending = awaitEnding();
  const url = `http://${hostInUrl(options.host)}:${port}${base}`;
  const others = listHosts(options.host).map((host) => `http://${host}:${port}${base}`);
  const addresses = others.length === 0 ? {} : { addresses: others };
  if (json) io.stdout.write(formatDocument(toDocument({ root, outDir, base, url, port, ...addresses })));
  else io.stdout.write([url, ...others].map((address) => `${address}\n`).join(''));
  if (!quiet && !json) io.stderr.write('Press Ctrl+C to stop.\n');
  showCode(others[0], options);
  if (options.open) openBrowser(url);
  const exitCode = await ending.exitCode;
  closeServers(servers);
  return exitCode;
}

function toDocument(facts: Readonly<Record<string, string | number | readonly string[]>>): object {
  const nothing = { pages: 0, written: 0, unchanged: 0, removed: 0, durationMs: 0, diagnostics: [] };
  return { schemaVersion: 1, ok: true, command: 'preview', ...facts, ...nothing };
}
