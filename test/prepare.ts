import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findHeadlessShell } from './browser/find-browser.ts';
import { hasFirefox } from './engines/firefox.ts';
import { hasWebKit } from './engines/webkit.ts';
import { hasNginx } from './servers/shipped-servers.ts';

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(...packages: readonly string[]): void {
  if (!canInstall) return;
  const options = {
    stdio: 'inherit',
    // At this level a package starts no service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
  } catch (error) {
    console.error(String(error));
  }
}

if (!findBrowser() || !findHeadlessShell()) install('chromium', 'chromium-headless-shell');
if (!findBrowser()) {
  console.error('Run `npx playwright install chromium`, or install Chromium or Chrome');
  process.exitCode = 1;
}

if (!hasNginx()) install('nginx-light', 'libnginx-mod-http-brotli-static', 'openssl');
if (!hasNginx()) console.warn('Without nginx and its brotli module its tests are skipped');

if (process.argv[2] === 'engines' && !(hasFirefox && hasWebKit)) {
  install('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
}
