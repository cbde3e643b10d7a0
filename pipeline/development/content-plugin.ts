import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { ADD_WORKS_FILE } from '#catalogue/add-works.ts';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';
import { SAVE_ADDRESS } from '#catalogue/work-package.ts';
import { WORKS_FILE } from '#catalogue/works-file.ts';
import { makePicture } from '#pipeline/photos/make-picture.ts';
import { headersFor } from '#pipeline/server/headers.ts';
import type { Settings } from '#pipeline/settings.ts';
import { GENERATED_ADD_WORKS } from '#pipeline/site/add-works.ts';
import { CACHE_DIR } from '#pipeline/site/cache-dir.ts';
import { worksIndex } from '#pipeline/site/works-index.ts';
import { followContent } from './follow-content.ts';
import { worksEndpoint } from './works-endpoint.ts';

/**
 * Lets the development server follow the artist's folder, make a picture when a page asks for it, and write into the
 * folder what `/add` hands over.
 */
export function contentPlugin(settings: Settings): Plugin {
  const { contentDir, basePath } = settings;
  return {
    name: 'artists-folder',
    apply: 'serve',
    configureServer(server) {
      const follower = followContent(server, settings);
      const { middlewares } = server;
      middlewares.use(basePath + SAVE_ADDRESS, worksEndpoint(contentDir, follower));
      middlewares.use(basePath + ADD_WORKS_FILE, async (_request, response) => {
        const text = await readFile(GENERATED_ADD_WORKS);
        response.setHeader('Content-Type', 'application/json').end(text);
      });
      middlewares.use(basePath + WORKS_FILE, async (_request, response) => {
        const catalogue = JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')) as Catalogue;
        response.setHeader('Content-Type', 'application/json').end(worksIndex(catalogue));
      });
      middlewares.use(`${basePath}images/`, async (request, response, next) => {
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
