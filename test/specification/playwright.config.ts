import { defineConfig } from '@playwright/test';
import { freePort } from '#test/free-port.ts';
import visits, { WEB_SERVER } from '../../playwright.config.ts';

// Workers read this file again; they inherit the ports through the environment.
process.env.SAMPLE_PORT ??= String(await freePort());
process.env.FIXTURE_PORT ??= String(await freePort());

const { projects: _, ...shared } = visits;

export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results',
  use: {
    ...shared.use,
    baseURL: `http://localhost:${process.env.SAMPLE_PORT}`,
    reuseContext: true,
  },
  webServer: [
    serve('build/client', process.env.SAMPLE_PORT),
    serve('build/specification', process.env.FIXTURE_PORT),
  ],
});

function serve(siteDir: string, port: string) {
  return { ...WEB_SERVER, cwd: '../..', env: { OUT_DIR: siteDir, PORT: port }, port: Number(port) };
}
