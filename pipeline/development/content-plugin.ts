import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { SAVING_ADDRESS } from '#catalogue/add/saving.ts';
import { TEXTS_ADDRESS } from '#catalogue/add/text-changes.ts';
import {
  ADD_WORKS_FILE,
  CATALOGUE_FILE,
  type Catalogue,
  WORKS_FILE,
  worksFile,
} from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { makePictureSoon } from '#pipeline/photos/encode/make-picture.ts';
import { answering, guardRequests } from '#pipeline/server/guard-requests.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { addWorks } from '#pipeline/site/add-works.ts';
import { followContent } from './follow-content.ts';
import { savingEndpoint } from './saving-endpoint.ts';
import { textsEndpoint } from './texts-endpoint.ts';

/** Serves the artist's folder: pictures on demand, its current data, and saving from `/add`. */
export function contentPlugin(settings: Settings): Plugin {
  const { contentDir, basePath } = settings;
  return {
    name: 'artists-folder',
    apply: 'serve',
    configureServer(server) {
      const follower = followContent(server, settings);
      const { httpServer, middlewares } = server;
      const log = (line: string) => server.config.logger.error(line);
      if (httpServer) guardRequests(httpServer, log);
      const save = savingEndpoint(contentDir, follower);
      middlewares.use(basePath + SAVING_ADDRESS, answering(save, log));
      middlewares.use(basePath + TEXTS_ADDRESS, answering(textsEndpoint(contentDir), log));
      middlewares.use(basePath + ADD_WORKS_FILE, answering(sending(addWorks), log));
      middlewares.use(basePath + WORKS_FILE, answering(sending(worksFile), log));
      middlewares.use(`${basePath}images/`, answering(sendPicture, log));
    },
  };
}

function sending(json: (catalogue: Catalogue) => string) {
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const catalogue = JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')) as Catalogue;
    response.setHeader('Content-Type', 'application/json').end(json(catalogue));
  };
}

async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { pathname } = new URL(`http://host${request.url}`);
  const file = decodeURIComponent(pathname.slice(1));
  const picture = await makePictureSoon(CACHE_DIR, file);
  if (!picture) return next();
  const type = picture.endsWith('.jpg') ? 'image/jpeg' : 'image/avif';
  response.writeHead(200, {
    ...Object.fromEntries(headersFor(`/images/${file}`)),
    'Content-Type': type,
  });
  createReadStream(picture).pipe(response);
}
