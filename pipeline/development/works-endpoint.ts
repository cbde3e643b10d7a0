import type { IncomingMessage, ServerResponse } from 'node:http';
import { LARGEST_PACKAGE_BYTES, type SaveAnswer } from '#catalogue/add/work-package.ts';
import { failureWords } from '#pipeline/add/failure-words.ts';
import { readPackage } from '#pipeline/add/read-package.ts';
import { saveWork } from '#pipeline/add/save-work.ts';
import { messages } from '#pipeline/messages.ts';
import type { ContentFollower } from './follow-content.ts';
import { refusalOf } from './foreign-request.ts';
import { readBody } from './read-body.ts';

/** What is packed has its own limit; the archive around it needs some bytes more. */
const LARGEST_BODY_BYTES = LARGEST_PACKAGE_BYTES + 1_000_000;

const say = messages(
  {
    nothing: 'there is nothing here',
    method: 'packages are sent with POST',
    noPackage: 'this is not a package',
    large: 'the package is too large',
  },
  {
    nothing: 'здесь ничего нет',
    method: 'работы присылают методом POST',
    noPackage: 'это не файл из /add',
    large: 'файл из /add слишком велик',
  },
);

type Reply = readonly [status: number, answer: SaveAnswer];

/**
 * Takes packages of `/add` from pages of this development server and writes them into the artist's folder.
 *
 * A work that is saved is on the site when the answer arrives. There is no such place in the published site.
 */
export function worksEndpoint(contentDir: string, follower: ContentFollower) {
  let isSaving = false;

  async function reply(request: IncomingMessage): Promise<Reply> {
    const { method, url, headers, socket } = request;
    const { remoteAddress, localPort } = socket;
    const refusal = refusalOf({ remoteAddress, localPort, headers });
    if (refusal !== undefined) return [403, failed(refusal)];
    if (url !== '/') return [404, failed(say().nothing)];
    if (method !== 'POST') return [405, failed(say().method)];
    if (headers['content-type'] !== 'application/zip') {
      return [415, failed(say().noPackage)];
    }
    const body = await readBody(request, LARGEST_BODY_BYTES);
    if (!body) return [413, failed(say().large)];
    // A second one at once may be the same package, sent twice by a double click.
    if (isSaving) return [409, { status: 'busy' }];
    isSaving = true;
    return save(body).finally(() => {
      isSaving = false;
    });
  }

  async function save(body: Buffer): Promise<Reply> {
    const read = readPackage(body);
    if (read.status === 'problems') return [422, read];
    const outcome = await follower.undisturbed(() => saveWork(contentDir, read.work));
    if (outcome.status === 'busy') return [409, outcome];
    if (outcome.status === 'problems') return [422, outcome];
    await follower.follow();
    const setAside = outcome.setAside.map(({ place }) => place);
    return [200, { status: 'saved', path: outcome.path, setAside }];
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, answer] = await reply(request).catch((error): Reply => {
      return [500, failed(failureWords(error))];
    });
    // What is refused unread must not be taken for the next request of the same connection.
    request.resume();
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(JSON.stringify(answer));
  };
}

function failed(message: string): SaveAnswer {
  return { status: 'failed', message };
}
