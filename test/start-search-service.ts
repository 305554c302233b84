/**
 * The protocol server as a process: `node --import tsx test/start-search-service.ts [--port 4017] [--records file.json]
 * [--index help] [--fault drop|slow:2000|503]`. Prints its address, which HELPSITE_SEARCH_HOSTS takes; ends with Ctrl+C.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Fault, startSearchService } from './search-service.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4017' },
    index: { type: 'string', default: 'help' },
    records: { type: 'string' },
    fault: { type: 'string' },
  },
});

const service = await startSearchService({ port: Number(values.port) });
if (values.records !== undefined)
  service.fill(values.index, JSON.parse(readFileSync(values.records, 'utf8')) as readonly object[]);
if (values.fault !== undefined) service.setFaults({ fault: readFault(values.fault) });
process.stdout.write(`${service.url}\n`);
process.stderr.write(
  `Application ${service.appId}, search key ${service.searchKey}, ALGOLIA_ADMIN_KEY=${service.adminKey}\n`,
);

function readFault(text: string): Fault {
  const [kind, value] = text.split(':');
  if (kind === 'drop') return { kind: 'drop' };
  return kind === 'slow' ? { kind: 'slow', ms: Number(value) } : { kind: 'status', status: Number(kind) };
}
