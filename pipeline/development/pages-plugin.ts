import type { Plugin, RunnableDevEnvironment } from 'vite';
import { PAGES_CHANGED } from '#catalogue/content-changed.ts';
import { destinationOf } from '#catalogue/lost-address.ts';
import { languageOfPath, paths } from '#catalogue/paths.ts';
import type { Settings } from '#pipeline/settings.ts';
import { errorPage } from './error-page.ts';

type Renderer = typeof import('#app/document/render.tsx');

const RENDERER = '/app/document/render.tsx';

/**
 * Lets the development server answer with pages as they are now, and tells those that are open when what pages are made
 * of has changed (`app/development.ts`). What runs in the browser is replaced there by React's own refresh.
 */
export function pagesPlugin({ basePath }: Pick<Settings, 'basePath'>): Plugin {
  const assets = {
    styles: undefined,
    script: `${basePath}app/site.ts`,
    tool: { script: `${basePath}app/add.tsx`, styles: [] },
  };
  return {
    name: 'pages',
    apply: 'serve',
    configureServer(server) {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      const load = () => runner.import(RENDERER) as Promise<Renderer>;
      // Before the first page is asked for; whoever asks for it hears of an error.
      server.httpServer?.once('listening', () => load().catch(() => {}));
      // After Vite's own answers: what is no file is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const renderer = await load();
            const { pathname } = new URL(request.url ?? '/', 'http://localhost');
            const path = decodeURI(pathname);
            const series = renderer.seriesFiles().get(path.slice(1));
            if (series !== undefined) {
              response.setHeader('Content-Type', 'application/json').end(series);
              return;
            }
            const address = request.originalUrl ?? path;
            const html = await renderer.renderPage(path, { assets });
            const { notFound } = paths(languageOfPath(path));
            if (html !== undefined) {
              const page = await server.transformIndexHtml(address, html);
              answer(path === notFound ? 404 : 200, page);
              return;
            }
            const destination = destinationOf(path, renderer.worksIndex());
            if (destination) {
              response.writeHead(302, { Location: basePath + destination.slice(1) }).end();
              return;
            }
            const missing = await renderer.renderLostAddress(languageOfPath(path), { assets });
            answer(404, await server.transformIndexHtml(address, missing));
          } catch (error) {
            if (!(error instanceof Error)) return next(error);
            server.config.logger.error(error.stack ?? error.message, { error });
            const page = errorPage(error, basePath);
            answer(500, await server.transformIndexHtml(request.originalUrl ?? '/', page));
          }

          function answer(status: number, html: string) {
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
          }
        });
      };
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `${basePath}app/development.ts` },
        injectTo: 'head',
      },
    ],
    hotUpdate({ modules, server }) {
      const isOfPages = this.environment.name === 'ssr' && modules.length > 0;
      if (isOfPages) server.ws.send(PAGES_CHANGED, {});
    },
  };
}
