import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { CONTENT_PATH } from '#catalogue/add/saving.ts';
import {
  ADD_WORKS_FILE,
  CATALOGUE_FILE,
  type Catalogue,
  WORKS_FILE,
  worksFile,
} from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { findPublishedPicture } from '#pipeline/photos/manifest.ts';
import type { Settings } from '#pipeline/settings.ts';
import { addWorks } from '#pipeline/site/add-works.ts';
import { contentEndpoint } from './content-endpoint.ts';
import { type ContentFollower, followContent } from './follow-content.ts';

/** Serves the artist's folder: pictures on demand, its current data, and saving from `/add`. */
export function contentPlugin(settings: Settings): Plugin {
  const { contentDir, basePath } = settings;
  return {
    name: 'artists-folder',
    apply: 'serve',
    configureServer(server) {
      const follower = followContent(server, settings);
      const { middlewares } = server;
      middlewares.use(basePath + CONTENT_PATH, passErrors(contentEndpoint(contentDir, follower)));
      middlewares.use(basePath + ADD_WORKS_FILE, passErrors(sending(addWorks)));
      middlewares.use(basePath + WORKS_FILE, passErrors(sending(worksFile)));
      middlewares.use(`${basePath}images/`, passErrors(sendPicture(follower)));
    },
  };
}

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** Without it, a rejected promise ends the server. */
function passErrors(handler: Handler): Handler {
  return async (request, response, next) => {
    try {
      await handler(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

function sending(json: (catalogue: Catalogue) => string) {
  return async (_request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const catalogue = JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')) as Catalogue;
    response.setHeader('Content-Type', 'application/json').end(json(catalogue));
  };
}

function sendPicture({ manifest }: ContentFollower) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const { pathname } = new URL(`http://host${request.url}`);
    const file = decodeURIComponent(pathname.slice(1));
    const picture = await findPublishedPicture(await manifest(), file);
    if (!picture) return next();
    response.writeHead(200, Object.fromEntries(headersFor(`/images/${file}`)));
    response.end(await readFile(picture));
  };
}
