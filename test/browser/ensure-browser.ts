import { installDebianPackages } from '#test/debian-packages.ts';
import { findBrowser, findHeadlessShell } from './find-browser.ts';

if (!findBrowser() || !findHeadlessShell()) {
  try {
    installDebianPackages(['chromium', 'chromium-headless-shell']);
  } catch (error) {
    console.error(String(error));
  }
}
if (!findBrowser()) {
  console.error(
    'The tests need a browser: run `npx playwright install chromium`, or install Chromium or Chrome',
  );
  process.exitCode = 1;
}
