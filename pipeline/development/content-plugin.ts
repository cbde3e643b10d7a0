import { readFile } from 'node:fs/promises';
import type { Connect, Plugin } from 'vite';
import { CONTENT_PATH } from '#catalogue/add/saving.ts';
import {
  ADD_WORKS_FILE,
  type Catalogue,
  WORKS_FILE,
  worksFile,
} from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { findPublishedPicture } from '#pipeline/photos/manifest.ts';
import { addWorks } from '#pipeline/site/assemble-catalogue.ts';
import { contentEndpoint } from './content-endpoint.ts';
import { followContent, type ShownSite } from './follow-content.ts';

/** Serves the artist's folder: pictures on demand, its current data, and saving from `/add`. */
export function contentPlugin(shown: ShownSite): Plugin {
  const { contentDir, basePath } = shown.settings;

  function sending(json: (catalogue: Catalogue) => string): Connect.SimpleHandleFunction {
    return (_request, response) => {
      response.setHeader('Content-Type', 'application/json').end(json(shown.catalogue));
    };
  }

  const sendPicture: Connect.NextHandleFunction = async (request, response, next) => {
    try {
      const { pathname } = new URL(`http://host${request.url}`);
      const file = decodeURIComponent(pathname.slice(1));
      const picture = await findPublishedPicture(shown.manifest, file);
      if (!picture) return next();
      response.writeHead(200, Object.fromEntries(headersFor(`/images/${file}`)));
      response.end(await readFile(picture));
    } catch (error) {
      next(error);
    }
  };

  return {
    name: 'artists-folder',
    configureServer(server) {
      const { middlewares } = server;
      const endpoint = contentEndpoint(contentDir, followContent(server, shown));
      middlewares.use(basePath + CONTENT_PATH, endpoint);
      middlewares.use(basePath + ADD_WORKS_FILE, sending(addWorks));
      middlewares.use(basePath + WORKS_FILE, sending(worksFile));
      middlewares.use(`${basePath}images/`, sendPicture);
    },
  };
}
