import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevEnvironment, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { PAGES_CHANGED } from '#catalogue/add/content-changed.ts';
import { CONTENT_PATH } from '#catalogue/add/saving.ts';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { ADD_WORKS_FILE, WORKS_FILE, worksFile } from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { findPublishedPicture } from '#pipeline/photos/manifest.ts';
import { addWorks } from '#pipeline/site/assemble-catalogue.ts';
import { contentEndpoint } from './content-endpoint.ts';
import { followContent, type OpenPages, openPages, type ShownSite } from './follow-content.ts';

type Renderer = typeof import('#app/document/render.tsx');

/**
 * Serves the artist's folder: pages and pictures on request, and saving from `/add`. Reports changes to open pages
 * (`app/development.ts`); React's own refresh replaces what runs in the browser.
 */
export function developmentPlugin(shown: ShownSite): Plugin {
  const { contentDir, basePath } = shown.settings;
  const assets = {
    styles: undefined,
    script: `${basePath}app/site.ts`,
    tool: { script: `${basePath}app/editor/start-editor.tsx`, styles: [] },
  };
  let pages: OpenPages | undefined;
  let isBroken = false;

  async function sendFile(url: string, response: ServerResponse, next: () => void) {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const makeData = { [`/${ADD_WORKS_FILE}`]: addWorks, [`/${WORKS_FILE}`]: worksFile }[path];
    const picture = await findPublishedPicture(shown.sound.manifest, path);
    const content = makeData?.(shown.catalogue) ?? (picture && (await readFile(picture)));
    if (content === undefined) return next();
    response.setHeaders(new Map(headersFor(path))).end(content);
  }

  async function answer(server: ViteDevServer, url: string, response: ServerResponse) {
    const begun = Date.now();
    const { catalogue } = shown;
    const renderer = await loadRenderer(server);
    const path = decodeURI(new URL(url, 'http://localhost').pathname);
    const site = renderer.readSite(catalogue, languageOfPath(path));
    const data = renderer.dataFiles(site)[path.slice(1)]?.();
    if (data !== undefined) return response.setHeaders(new Map(headersFor(path))).end(data);
    const page = renderer.findPage(site, path);
    const destination = !page && renderer.destination(catalogue, path);
    if (destination) {
      return response.writeHead(302, { Location: basePath + destination.slice(1) }).end();
    }
    const { notFound } = site.pathTo;
    const found = page ?? renderer.findPage(site, notFound);
    const html = found ? renderer.renderPage(found, assets) : '';
    // The first paint must not wait for it.
    const start = `new PerformanceObserver(() => import('${basePath}app/development.ts')).observe({ type: 'paint', buffered: true });`;
    const rest = `<style data-first>${await pageStyles(server.environments.client)}</style><script data-begun="${begun}">${start}</script>`;
    const status = found?.path === notFound ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    return response.end(html.replace('</head>', () => `${rest}</head>`));
  }

  return {
    name: 'development',
    configureServer(server) {
      const { middlewares } = server;
      pages = openPages(server);
      const endpoint = contentEndpoint(contentDir, followContent(server, pages, shown));
      middlewares.use(basePath + CONTENT_PATH, endpoint);
      middlewares.use(basePath.slice(0, -1), (request, response, next) => {
        sendFile(request.url ?? '/', response, next).catch(next);
      });
      // Vite throws at these addresses before any middleware, which would end the process.
      for (const event of ['request', 'upgrade']) {
        server.httpServer?.prependListener(event, (request: IncomingMessage) => {
          if (!isReadable(request.url)) request.url = `${basePath}404`;
        });
      }
      // After Vite's own middlewares: what is no file is a page.
      return () => {
        middlewares.use(async (request, response, next) => {
          try {
            await answer(server, request.url ?? '/', response);
            isBroken = false;
          } catch (error) {
            isBroken = true;
            // Vite answers with its list of errors.
            next(error);
          }
        });
      };
    },
    hotUpdate({ file, modules, server }) {
      // The new file may be the one that a page could not find.
      if (modules.length === 0 && isBroken) this.environment.moduleGraph.invalidateAll();
      else if (modules.length === 0) return;
      // Plain stylesheets are replaced in the open page and are not imported by the renderer.
      const isPlainStyle = file.endsWith('.css') && !file.endsWith('.module.css');
      if (this.environment.name !== (isPlainStyle ? 'client' : 'ssr')) return;
      if (isBroken) server.ws.send({ type: 'full-reload' });
      if (isPlainStyle) pages?.reloadLoading();
      else pages?.report(PAGES_CHANGED);
    },
  };
}

function isReadable(url = ''): boolean {
  try {
    return url.startsWith('/') && decodeURI(new URL(url, 'http://localhost').href) !== '';
  } catch {
    return false;
  }
}

/** After an error everything is evaluated again; otherwise the same error would be thrown. */
function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  return runner.import('/app/document/render.tsx').catch((error) => {
    runner.clearCache();
    throw error;
  });
}

/** For the first paint. As modules, which report errors, they are 70 requests. */
async function pageStyles(client: DevEnvironment): Promise<string> {
  const modules = await client.transformRequest('/app/styles/page-styles.ts');
  const addresses = modules?.code.matchAll(/"(\/[^"]+\.css)["?]/g) ?? [];
  const sheets = Array.from(addresses, ([, address = '']) =>
    client.transformRequest(`${address.replace(client.config.base, '/')}?direct`).catch(() => null),
  );
  return (await Promise.all(sheets)).map((sheet) => sheet?.code ?? '').join('\n');
}
