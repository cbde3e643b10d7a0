import { chromium } from '@playwright/test';
import { findProgram, isExecutable } from '#test/find-program.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const OTHER_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return isExecutable(own) ? own : (findProgram(NAMES) ?? OTHER_PATHS.find(isExecutable));
}

/** Debian's headless shell: the same engine without windows, which takes two thirds of the time for a visit. */
export function findHeadlessShell(): string | undefined {
  return findProgram(['chromium-headless-shell']);
}

/** `undefined` where Playwright finds its own headless shell. */
export function findBrowserOfVisits(): string | undefined {
  const hasOwn = isExecutable(chromium.executablePath());
  return findHeadlessShell() ?? (hasOwn ? undefined : findBrowser());
}

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
];
