// Makes sure that the browser tests have a browser: Debian's Chromium is installed where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const command = 'apt-get install -y chromium';
const browser = process.env.CHROMIUM ?? '/usr/bin/chromium';

if (!existsSync(browser)) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log(`No browser at ${browser}: installing Debian's chromium.`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  }
  if (!existsSync(browser)) {
    console.error(
      `The browser tests need Chromium. Install it with:\n  sudo ${command}\nor set CHROMIUM to the path of a Chromium you have.`,
    );
    process.exit(1);
  }
}
