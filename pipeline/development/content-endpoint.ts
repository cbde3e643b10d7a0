import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  CHANGE_FIELD,
  type EditedFolder,
  isNewPhotoPath,
  SAVE_HEADER,
  type SaveAnswer,
} from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { readPhotoFolder } from '#pipeline/folder/photo-references/photo-folder.ts';
import { readFolder } from '#pipeline/folder/read-folder.ts';
import { languageOfMessages, messages, pageLanguage } from '#pipeline/messages.ts';
import {
  type PlannedSave,
  type SaveOutcome,
  saveChange,
  undoChange,
} from '#pipeline/saving/save-change.ts';
import { failureLine } from '#pipeline/system-failure.ts';
import type { ContentWatcher } from './watch-content.ts';

const LARGEST_REQUEST_BYTES = 100_000_000;

const text = messages(
  {
    foreign: 'only /add at http://localhost on this computer can save: open it there',
    unknown: 'the page /add sent something unknown: reload it and try again',
    large: 'the new photos have more than 100 MB together: save fewer at once',
  },
  {
    foreign:
      'сохранять можно только со страницы /add на http://localhost этого компьютера: откройте её там',
    unknown: 'страница /add прислала что-то неизвестное: обновите её и попробуйте ещё раз',
    large: 'новые фото вместе больше 100 МБ: сохраняйте понемногу',
  },
);

type Reply = readonly [status: number, answer: SaveAnswer | EditedFolder];

/** Reads, saves and undoes for `/add` in development. It responds to a save once pages show the change. */
export function contentEndpoint(contentDir: string, watcher: ContentWatcher) {
  let isSaving = false;

  async function reply(request: IncomingMessage): Promise<Reply> {
    const { method, url, headers } = request;
    if (isForeign(request)) return failed(403, text().foreign);
    switch (`${method} ${url}`) {
      case 'GET /':
        return [200, await editedFolder()];
      case 'POST /save': {
        const isSmall = Number(headers['content-length']) <= LARGEST_REQUEST_BYTES;
        if (!isSmall) return failed(413, text().large);
        const planned = await readForm(request).catch(() => undefined);
        if (!planned) return failed(400, text().unknown);
        return runSave(() => saveChange(contentDir, () => planned));
      }
      case 'POST /undo':
        return runSave(() => undoChange(contentDir));
      default:
        return failed(404, text().unknown);
    }
  }

  async function editedFolder(): Promise<EditedFolder> {
    const { json } = await readFolder(contentDir);
    const { photos } = await readPhotoFolder(contentDir);
    const stored = photos.map(({ file }) => [file, null] as const);
    return {
      // Normalizes field names. Texts stay as stored, or saving would change them.
      files: normalizeJson(json, [], json),
      photos: Object.fromEntries([...stored, ...watcher.photosByFile()]),
    };
  }

  async function runSave(task: () => Promise<SaveOutcome>): Promise<Reply> {
    // The artist may have pressed the button twice.
    if (isSaving) return [409, { status: 'busy' }];
    isSaving = true;
    const outcome = await watcher.runExclusively(task).finally(() => {
      isSaving = false;
    });
    if (outcome.status === 'problems') return [422, outcome];
    if (outcome.status !== 'saved') return [409, outcome];
    await watcher.updatePages();
    return [200, outcome];
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const language = languageOfMessages({ MESSAGES: request.headers['accept-language'] });
    const [status, answer] = await pageLanguage.run(language, () =>
      reply(request).catch((error) => failed(500, failureLine(error) ?? String(error))),
    );
    // Reads the rest of a refused body; otherwise it would be parsed as the next request.
    request.resume();
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(JSON.stringify(answer));
  };
}

async function readForm(request: IncomingMessage): Promise<PlannedSave> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(request), { headers }).formData();
  // A text cut inside a character has a lone surrogate, which cannot be stored.
  const change: Change = JSON.parse(String(form.get(CHANGE_FIELD)), (_, value) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  form.delete(CHANGE_FIELD);
  const photos = [...form].map(([path, file]) => {
    if (!isNewPhotoPath(path) || typeof file === 'string') throw new TypeError(path);
    return [path, async () => new Uint8Array(await file.arrayBuffer())] as const;
  });
  return { change, photos: new Map(photos) };
}

function failed(status: number, message: string): Reply {
  return [status, { status: 'failed', message }];
}

// Anyone can point a name of their own at 127.0.0.1, so other names of the host are refused.
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

// Proxies add these headers, so the visitor may be on another machine.
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

// Pages of other sites can make a browser send requests here, but they cannot choose `Origin` or set our header.
// After DNS rebinding, their host name is still in `Host`.
export function isForeign({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '', localPort } = socket;
  const { host, origin, 'sec-fetch-site': site } = headers;
  const isOwn =
    LOOPBACK.test(remoteAddress) &&
    !FORWARDING.some((name) => headers[name] !== undefined) &&
    OWN_NAMES.some((name) => host === `${name}:${localPort}`) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin') &&
    headers[SAVE_HEADER.name.toLowerCase()] === SAVE_HEADER.value;
  return !isOwn;
}
