// Makes sure that the browser tests have a browser: Debian's Chromium is installed where that is possible, and the same without its
// window, which is quicker and may be missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';
const shell = process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell';
const missing = [
  ...(existsSync(browser) ? [] : ['chromium']),
  ...(existsSync(shell) ? [] : ['chromium-headless-shell']),
];

if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing for the browser tests: ${missing.join(', ')}.`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  // One by one: where one cannot be had, the other still comes.
  for (const name of missing)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
if (!existsSync(browser)) {
  console.error(
    'The browser tests need Chromium. Install it with:\n  sudo apt-get install -y chromium\nor set CHROMIUM to the path of a Chromium you have.',
  );
  process.exit(1);
}
if (!existsSync(shell))
  console.log('The browser tests take longer without Debian’s chromium-headless-shell.');
