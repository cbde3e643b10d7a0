import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './test/browser/browser-arguments.ts';
import { findBrowser } from './test/browser/find-browser.ts';
import { findNginx } from './test/servers/find-nginx.ts';

/** Not the port of `npm start`: a site that is being looked at need not be closed for the tests. */
const PORT = Number(process.env.TEST_PORT ?? 4178);

/** The port after it is that of nginx with its shipped configuration. */
const NGINX_PORT = PORT + 1;

/**
 * Not visited a second time at nginx: what takes longest and does not ask a server for more than the other visits do,
 * and what brings its own servers. With TEST_SERVER=nginx all of it runs there.
 */
const AT_ONE_SERVER = [
  'sweep.e2e.ts',
  'adapt-to-the-visitor.e2e.ts',
  'measure-contrast.e2e.ts',
  'open-many-paintings.e2e.ts',
  'answer-by-tls.e2e.ts',
  'answer-like-a-good-host.e2e.ts',
  'look-as-before.e2e.ts',
  'hang-in-rows.e2e.ts',
  'keep-the-measures.e2e.ts',
  'weigh-the-scripts.e2e.ts',
  'do-without.e2e.ts',
  'lose-the-connection.e2e.ts',
  'read-in-translation.e2e.ts',
  'remember-nothing.e2e.ts',
  'back-forward-cache.e2e.ts',
  'links.e2e.ts',
];

/** What counts frames, and is disturbed by other visits at the same time. */
const MEASURED_ALONE = 'follow-the-fingers.e2e.ts';

const AT_NGINX = 'visits at nginx';
const isNginxAlone = process.env.TEST_SERVER === 'nginx';
const isNginxToo = !isNginxAlone && findNginx() !== undefined;

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
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: [
    { name: 'visits', testIgnore: MEASURED_ALONE },
    ...(isNginxToo
      ? [
          {
            name: AT_NGINX,
            testIgnore: [MEASURED_ALONE, ...AT_ONE_SERVER],
            use: { baseURL: `http://localhost:${NGINX_PORT}` },
          },
        ]
      : []),
    {
      name: 'measured alone',
      testMatch: MEASURED_ALONE,
      dependencies: ['visits', ...(isNginxToo ? [AT_NGINX] : [])],
    },
  ],
  webServer: [
    serve(isNginxAlone ? 'nginx' : '', PORT),
    ...(isNginxToo ? [serve('nginx', NGINX_PORT)] : []),
  ],
});

function serve(server: '' | 'nginx', port: number) {
  return {
    command: `node test/browser/serve-built-site.ts ${server}`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    // It removes what it has put into the system's temporary folder.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  } as const;
}
