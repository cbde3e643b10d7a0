import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowserOfVisits } from '#test/browser/find-browser.ts';
import { freePort } from '#test/free-port.ts';

// Workers read this file again; they inherit the ports through the environment.
process.env.SAMPLE_PORT ??= String(await freePort());
process.env.FIXTURE_PORT ??= String(await freePort());
process.env.LANG ??= 'C.UTF-8';

const executablePath = findBrowserOfVisits();

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism() + 1,
  reporter: 'list',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${process.env.SAMPLE_PORT}`,
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    reuseContext: true,
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS },
  },
  webServer: [
    serve('build/client', process.env.SAMPLE_PORT),
    serve('build/specification', process.env.FIXTURE_PORT),
  ],
});

function serve(siteDir: string, port: string) {
  return {
    command: 'node test/browser/serve-built-site.ts',
    cwd: '../..',
    env: { OUT_DIR: siteDir, PORT: port },
    port: Number(port),
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  } as const;
}
