import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { BROWSER_ARGUMENTS, findBrowserOfVisits } from '#test/browser/find-browser.ts';
import { portOf } from '#test/free-port.ts';

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

export async function openSite({ dir, basePath }: { dir: string; basePath: string }) {
  const server = await serveSite({ outDir: dir, basePath, port: 0 });
  const browser = await launchBrowser();
  return {
    root: `http://localhost:${await portOf(server)}${basePath.slice(0, -1)}`,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowserOfVisits();
  return chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS });
}
