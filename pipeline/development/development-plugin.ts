import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevEnvironment, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { PAGES_CHANGED } from '#catalogue/add/content-changed.ts';
import { CONTENT_PATH } from '#catalogue/add/saving.ts';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { ADD_WORKS_FILE, WORKS_FILE, worksJson } from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { findPublishedPicture } from '#pipeline/photos/manifest.ts';
import { addWorksJson } from '#pipeline/site/assemble-catalogue.ts';
import { contentEndpoint } from './content-endpoint.ts';
import { type DevSite, type PageNotifier, pageNotifier, watchContent } from './watch-content.ts';

type Renderer = typeof import('#app/site/document/render.tsx');

export function developmentPlugin(devSite: DevSite): Plugin {
  const { contentDir, basePath } = devSite.settings;
  const assets = {
    script: `${basePath}app/site.ts`,
    editor: `${basePath}app/editor/start-editor.tsx`,
  };
  let pages: PageNotifier | undefined;
  let isBroken = false;

  async function sendFile(url: string, response: ServerResponse, next: () => void) {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const makeData = { [`/${ADD_WORKS_FILE}`]: addWorksJson, [`/${WORKS_FILE}`]: worksJson }[path];
    const picture = await findPublishedPicture(devSite.validContent.manifest, path);
    const content = makeData?.(devSite.catalogue) ?? (picture && (await readFile(picture)));
    if (content === undefined) return next();
    response.setHeaders(new Map(headersFor(path))).end(content);
  }

  async function servePage(server: ViteDevServer, url: string, response: ServerResponse) {
    const renderStartedAt = Date.now();
    const { catalogue } = devSite;
    const renderer = await loadRenderer(server);
    const path = decodeURI(new URL(url, 'http://localhost').pathname);
    const site = renderer.readSite(catalogue, languageOfPath(path));
    const data = renderer.dataFiles(site)[path.slice(1)]?.();
    if (data !== undefined) return response.setHeaders(new Map(headersFor(path))).end(data);
    const page = renderer.findPage(site, path);
    const redirect = !page && renderer.redirectFor(catalogue, path);
    if (redirect) {
      return response.writeHead(302, { Location: basePath + redirect.slice(1) }).end();
    }
    const { notFound } = site.pathTo;
    const pageOrNotFound = page ?? renderer.findPage(site, notFound);
    const html = pageOrNotFound ? renderer.renderPage(pageOrNotFound, assets) : '';
    // Loads after the first paint, so as not to delay it.
    const startScript = `new PerformanceObserver(() => import('${basePath}app/development.ts')).observe({ type: 'paint', buffered: true });`;
    const headTags = `<style data-initial-styles>${await inlineStyles(server.environments.client)}</style><script data-render-started="${renderStartedAt}">${startScript}</script>`;
    const status = pageOrNotFound?.path === notFound ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    return response.end(html.replace('</head>', () => `${headTags}</head>`));
  }

  return {
    name: 'development',
    configureServer(server) {
      const { middlewares } = server;
      pages = pageNotifier(server);
      const endpoint = contentEndpoint(contentDir, watchContent(server, pages, devSite));
      middlewares.use(basePath + CONTENT_PATH, endpoint);
      middlewares.use(basePath.slice(0, -1), (request, response, next) => {
        sendFile(request.url ?? '/', response, next).catch(next);
      });
      // Vite throws at an invalid URL before any middleware runs, which would end the process.
      for (const event of ['request', 'upgrade']) {
        server.httpServer?.prependListener(event, (request: IncomingMessage) => {
          if (!isValidUrl(request.url)) request.url = `${basePath}404`;
        });
      }
      // Vite calls this after adding its own middlewares, so files are served before pages.
      return () => {
        middlewares.use(async (request, response, next) => {
          try {
            await servePage(server, request.url ?? '/', response);
            isBroken = false;
          } catch (error) {
            isBroken = true;
            // Vite's middleware for errors shows this one in the browser.
            next(error);
          }
        });
      };
    },
    hotUpdate({ file, modules, server }) {
      // No module depends on a new file yet, but its absence may have broken the page.
      if (modules.length === 0 && isBroken) this.environment.moduleGraph.invalidateAll();
      else if (modules.length === 0) return;
      // This hook runs in both environments, but open pages are notified once: for a plain stylesheet in the client,
      // which alone imports it, and for all other files in the renderer.
      const isPlainStyle = file.endsWith('.css') && !file.endsWith('.module.css');
      if (this.environment.name !== (isPlainStyle ? 'client' : 'ssr')) return;
      if (isBroken) server.ws.send({ type: 'full-reload' });
      if (isPlainStyle) pages?.markChanged();
      else pages?.notify(PAGES_CHANGED);
    },
  };
}

function isValidUrl(url = ''): boolean {
  try {
    return url.startsWith('/') && decodeURI(new URL(url, 'http://localhost').href) !== '';
  } catch {
    return false;
  }
}

/** After an error the modules are evaluated again, because the cache would repeat the error. */
function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  return runner.import('/app/site/document/render.tsx').catch((error) => {
    runner.clearCache();
    throw error;
  });
}

/** Inlined for the first paint; loading them as modules, which show later changes, takes 70 requests. */
async function inlineStyles(client: DevEnvironment): Promise<string> {
  const modules = await client.transformRequest('/app/styles/page-styles.ts');
  const urls = modules?.code.matchAll(/"(\/[^"]+\.css)["?]/g) ?? [];
  const sheets = Array.from(urls, ([, url = '']) =>
    client.transformRequest(`${url.replace(client.config.base, '/')}?direct`).catch(() => null),
  );
  return (await Promise.all(sheets)).map((sheet) => sheet?.code ?? '').join('\n');
}
