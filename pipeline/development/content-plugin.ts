import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';
import { WORKS_FILE } from '#catalogue/works-file.ts';
import { formatReport } from '#pipeline/content/report.ts';
import { makePicture } from '#pipeline/photos/make-picture.ts';
import { headersFor } from '#pipeline/server/headers.ts';
import type { Settings } from '#pipeline/settings.ts';
import { CACHE_DIR } from '#pipeline/site/cache-dir.ts';
import { generate } from '#pipeline/site/generate.ts';
import { worksIndex } from '#pipeline/site/works-index.ts';

/** Saving one file often touches several; what comes within this time is one change. */
const SETTLE_MS = 100;

/**
 * Lets the development server follow the artist's folder: changed words and photos are checked and shown at once,
 * and a picture is made when a page asks for it.
 */
export function contentPlugin(settings: Settings): Plugin {
  return {
    name: 'artists-folder',
    apply: 'serve',
    configureServer(server) {
      followContent(server, settings);
      server.middlewares.use(settings.basePath + WORKS_FILE, async (_request, response) => {
        const catalogue = JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')) as Catalogue;
        response.setHeader('Content-Type', 'application/json').end(worksIndex(catalogue));
      });
      server.middlewares.use(`${settings.basePath}images/`, async (request, response, next) => {
        const file = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(/^\//, '');
        const picture = await makePicture(CACHE_DIR, file).catch(next);
        if (!picture) return next();
        const type = file.endsWith('.jpg') ? 'image/jpeg' : 'image/avif';
        response.writeHead(200, {
          ...Object.fromEntries(headersFor(`/images/${file}`)),
          'Content-Type': type,
        });
        createReadStream(picture).pipe(response);
      });
    },
  };
}

function followContent(server: ViteDevServer, settings: Settings): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  server.watcher.add(settings.contentDir);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(settings.contentDir)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => regenerate(server, settings));
    }, SETTLE_MS);
  });
}

/** With errors, the pages stay as they were, and the list of errors is shown over them. */
async function regenerate(server: ViteDevServer, settings: Settings): Promise<void> {
  try {
    const generated = await generate(settings, {
      cacheDir: CACHE_DIR,
      quality: 'working',
      makePictures: false,
    });
    if (generated.status === 'written') {
      server.ws.send({ type: 'full-reload' });
      return;
    }
    const report = formatReport(generated, { isColoured: true });
    server.config.logger.error(report);
    server.ws.send({
      type: 'error',
      err: { message: stripVTControlCharacters(report), stack: '' },
    });
  } catch (error) {
    server.config.logger.error(String(error));
  }
}
