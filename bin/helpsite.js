#!/usr/bin/env node
// Runs the compiled program; when a source is newer than it, the sources themselves, through tsx.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { describeOldNode } from './node-version.js';

const old = describeOldNode(process.versions.node);
if (old !== undefined) {
  process.stderr.write(old);
  process.exit(4);
}

// React decides at import which of its builds it is.
process.env.NODE_ENV ??= 'production';

// Most of what a command runs is run for a second: to compile all of it to the fastest code costs a quarter of a build after an
// edit. What is hot in a cold build still is, a moment later. Those of Node 20 and 22: an engine without the setting would complain.
if (/^1[12]\./.test(process.versions.v8)) setFlagsFromString('--interrupt-budget=500000');

const root = join(import.meta.dirname, '..');
const compiled = join(root, 'build', 'cli.js');

if (isFresh()) {
  const { runProcess } = await import(pathToFileURL(compiled).href);
  await runProcess();
} else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: join(root, 'tsconfig.json') });
  const { runProcess } = await import(pathToFileURL(join(root, 'src', 'build', 'cli.ts')).href);
  await runProcess();
}

function isFresh() {
  const built = existsSync(compiled) ? statSync(compiled).mtimeMs : 0;
  if (built === 0) return false;
  const sources = join(root, 'src');
  // An installed package carries no sources that could be newer.
  if (!existsSync(sources)) return true;
  return readdirSync(sources, { recursive: true, withFileTypes: true }).every(
    (entry) =>
      !entry.isFile() ||
      entry.name.includes('.test.') ||
      statSync(join(entry.parentPath, entry.name)).mtimeMs <= built,
  );
}
