import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowserOfVisits } from '#test/browser/find-browser.ts';
import { freePort } from '#test/free-port.ts';

// Workers load this file again and must find the same port: they inherit the environment.
process.env.TEST_PORT ??= String(await freePort());
const PORT = Number(process.env.TEST_PORT);

// Containers may set none: then Chromium gives no file a name that is not ASCII.
process.env.LANG ??= 'C.UTF-8';

const executablePath = findBrowserOfVisits();

export const WEB_SERVER = {
  command: 'node test/browser/serve-built-site.ts',
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'test/e2e/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than processors: visits wait for clocks and networks now and then.
  workers: availableParallelism() + 1,
  reporter: 'list',
  // For busy machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_ARGUMENTS,
    },
  },
  // `npm test` makes those called visits, `npm run test:full` all of them (docs/decisions/levels-of-tests.md).
  projects: [
    { name: 'visits', grepInvert: /@full/ },
    { name: 'others', grep: /@full/ },
  ],
  webServer: { ...WEB_SERVER, env: { PORT: String(PORT) }, port: PORT },
});
