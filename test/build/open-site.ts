import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { BROWSER_ARGUMENTS, findBrowserOfVisits } from '#test/browser/find-browser.ts';

/** A built site that is being served, and a browser to look at it with. */
export interface OpenSite {
  /** The address of the home page, without a slash at its end. */
  readonly root: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Serves a built site, as `npm start` does, and starts a browser. */
export async function openSite(site: {
  readonly dir: string;
  readonly basePath: string;
}): Promise<OpenSite> {
  const { dir: siteDir, basePath } = site;
  const server = await serveSite({ outDir: siteDir, basePath, port: 0 });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = await launchBrowser();
  return {
    root: `http://localhost:${port}${basePath.slice(0, -1)}`,
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
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_ARGUMENTS,
  });
}
