import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { CONTENT_PATH } from '#catalogue/add/saving.ts';
import {
  ADD_WORKS_FILE,
  type Catalogue,
  WORKS_FILE,
  worksFile,
} from '#catalogue/works/catalogue.ts';
import { headersFor } from '#pipeline/headers.ts';
import { findPublishedPicture } from '#pipeline/photos/manifest.ts';
import { addWorks } from '#pipeline/site/add-works.ts';
import { contentEndpoint } from './content-endpoint.ts';
import { followContent, type ShownSite } from './follow-content.ts';

/** Serves the artist's folder: pictures on demand, its current data, and saving from `/add`. */
export function contentPlugin(shown: ShownSite): Plugin {
  const { contentDir, basePath } = shown.settings;
  const sending =
    (json: (catalogue: Catalogue) => string) =>
    (_request: IncomingMessage, response: ServerResponse): void => {
      response.setHeader('Content-Type', 'application/json').end(json(shown.catalogue));
    };
  const sendPicture: Handler = async (request, response, next) => {
    const { pathname } = new URL(`http://host${request.url}`);
    const file = decodeURIComponent(pathname.slice(1));
    const picture = await findPublishedPicture(shown.manifest, file);
    if (!picture) return next();
    response.writeHead(200, Object.fromEntries(headersFor(`/images/${file}`)));
    response.end(await readFile(picture));
  };
  return {
    name: 'artists-folder',
    configureServer(server) {
      const follower = followContent(server, shown);
      const { middlewares } = server;
      const endpoint = contentEndpoint(contentDir, follower);
      middlewares.use(basePath + CONTENT_PATH, passErrors(endpoint));
      middlewares.use(basePath + ADD_WORKS_FILE, sending(addWorks));
      middlewares.use(basePath + WORKS_FILE, sending(worksFile));
      middlewares.use(`${basePath}images/`, passErrors(sendPicture));
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
