import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, isExecutable, PROGRAM_FOLDERS } from '#test/find-program.ts';

/** Names under which systems install Chromium or Chrome. */
const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];

const SYSTEM_PLACES = [
  ...PROGRAM_FOLDERS,
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
];

/** The whole browser: Playwright's own if it has been downloaded, else the system's. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  const system = SYSTEM_PLACES.flatMap((place) => [
    ...SYSTEM_NAMES.map((name) => join(place, name)),
    join(place, 'Google Chrome'),
  ]);
  return [own, ...system].find(isExecutable);
}

/** Debian's headless shell: the same engine without windows, in which a visit takes two thirds of the time. */
export function findHeadlessShell(): string | undefined {
  return findProgram(['chromium-headless-shell']);
}

/** What most visits run in; nothing where Playwright has a headless shell of its own, which it takes by itself. */
export function findBrowserOfVisits(): string | undefined {
  const hasOwn = isExecutable(chromium.executablePath());
  return findHeadlessShell() ?? (hasOwn ? undefined : findBrowser());
}

/** For a browser that runs as any user, on a machine without a screen, and asks for nothing but the pages. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
