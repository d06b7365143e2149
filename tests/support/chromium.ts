// Finds a Chromium for the browser tests, or installs one. The headless shell comes first: it draws no window, and a
// page takes less than half the time in it (https://developer.chrome.com/blog/chrome-headless-shell).
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...installed, chromium.executablePath(), ...macs].find(
    (path) => path && existsSync(path),
  );

function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // The next way is tried.
  }
}

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's, Playwright's own, else a freshly installed one. Throws when there is
 * none to be had.
 */
export function chromiumPath(): string {
  let path = findChromium();
  if (!path) attempt('npx', 'playwright', 'install', 'chromium');
  path ??= findChromium();
  if (!path && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', 'update');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!path) attempt('apt-get', 'install', '-y', '--no-install-recommends', name);
      path = findChromium();
    }
  }
  if (!path) throw new Error('The browser tests need a Chromium: install one and name it in CHROMIUM_PATH.');
  return path;
}

/** Keeps the browser off the network and quiet. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
