import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/browser/find-browser.ts';

/** Not the port of `npm start`: a site that is being looked at need not be closed for the tests. */
const PORT = Number(process.env.TEST_PORT ?? 4178);

/** What counts frames, and is disturbed by other visits at the same time. */
const MEASURED_ALONE = 'follow-the-fingers.e2e.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'test/e2e/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  reporter: process.env.CI ? 'line' : 'list',
  // Patience with busy machines; what is there at once is seen at once all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'visits', testIgnore: MEASURED_ALONE },
    { name: 'measured alone', testMatch: MEASURED_ALONE, dependencies: ['visits'] },
  ],
  webServer: {
    command: 'node test/browser/serve-built-site.ts',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
