import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { FolderEdit, type SaveAnswer, type SavingDesk } from '#catalogue/add/saving.ts';
import { LARGEST_PACKAGE_BYTES } from '#catalogue/add/work-package.ts';
import { messages } from '#pipeline/messages.ts';
import type { ChangeOutcome } from '#pipeline/saving/change-folder.ts';
import { editFolder } from '#pipeline/saving/edit-folder.ts';
import { failureWords } from '#pipeline/saving/failure-words.ts';
import { readPackage } from '#pipeline/saving/read-package.ts';
import { readTextsForm } from '#pipeline/saving/read-texts-form.ts';
import { saveTexts } from '#pipeline/saving/save-texts.ts';
import { saveWork } from '#pipeline/saving/save-work.ts';
import { undoChange } from '#pipeline/saving/undo-change.ts';
import type { ContentFollower } from './follow-content.ts';
import { refusalOf } from './foreign-request.ts';
import { readBody } from './read-body.ts';

// The archive around the package needs some bytes more.
const LARGEST_ARCHIVE_BYTES = LARGEST_PACKAGE_BYTES + 1_000_000;

const LARGEST_REQUEST_BYTES = 1_000_000;

const UndoRequest = v.strictObject({
  change: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
});

const say = messages(
  {
    nothing: 'there is nothing here',
    method: 'what is to be saved is sent with POST',
    otherType: 'this is not what /add sends',
    large: 'this is too large',
  },
  {
    nothing: 'здесь ничего нет',
    method: 'записать просят методом POST',
    otherType: 'это пришло не со страницы /add',
    large: 'это слишком велико',
  },
);

type Reply = readonly [status: number, answer: SaveAnswer];

interface Desk {
  readonly type: 'application/zip' | 'application/json' | 'multipart/form-data';
  readonly largestBytes: number;
  /** `undefined` if it cannot be read at all. */
  readonly save: (
    contentDir: string,
    body: Buffer,
    /** With its parameters. */
    sentType: string,
  ) => Saving | undefined | Promise<Saving | undefined>;
}

type Saving = () => Promise<ChangeOutcome & { readonly path?: string }>;

const DESKS: Readonly<Record<SavingDesk, Desk>> = {
  works: {
    type: 'application/zip',
    largestBytes: LARGEST_ARCHIVE_BYTES,
    save: (contentDir, body) => {
      const read = readPackage(body);
      return async () => (read.status === 'problems' ? read : saveWork(contentDir, read.work));
    },
  },
  edits: requests(FolderEdit, editFolder),
  texts: {
    type: 'multipart/form-data',
    largestBytes: LARGEST_ARCHIVE_BYTES,
    save: async (contentDir, body, sentType) => {
      const read = await readTextsForm(body, sentType);
      return read && (() => saveTexts(contentDir, read));
    },
  },
  undo: requests(UndoRequest, (contentDir, { change }) => undoChange(contentDir, change)),
};

function requests<Request>(
  schema: v.GenericSchema<unknown, Request>,
  save: (contentDir: string, request: Request) => Promise<ChangeOutcome>,
): Desk {
  return {
    type: 'application/json',
    largestBytes: LARGEST_REQUEST_BYTES,
    save: (contentDir, body) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body.toString());
      return read.success ? () => save(contentDir, read.output) : undefined;
    },
  };
}

/** What is saved is on the site when the answer arrives. The published site has no such endpoint. */
export function savingEndpoint(contentDir: string, follower: Omit<ContentFollower, 'manifest'>) {
  let isSaving = false;

  async function reply(request: IncomingMessage): Promise<Reply> {
    const { method, url = '', headers, socket } = request;
    const { remoteAddress, localPort } = socket;
    const refusal = refusalOf({ remoteAddress, localPort, headers });
    if (refusal !== undefined) return [403, failed(refusal)];
    const name = url.slice(1);
    if (!isDesk(name)) return [404, failed(say().nothing)];
    const desk = DESKS[name];
    if (method !== 'POST') return [405, failed(say().method)];
    const { 'content-type': sentType = '' } = headers;
    if (sentType.split(';', 1)[0] !== desk.type) return [415, failed(say().otherType)];
    const body = await readBody(request, desk.largestBytes);
    if (!body) return [413, failed(say().large)];
    // The second request may be a double click.
    if (isSaving) return [409, { status: 'busy' }];
    isSaving = true;
    return save(desk, body, sentType).finally(() => {
      isSaving = false;
    });
  }

  async function save(desk: Desk, body: Buffer, sentType: string): Promise<Reply> {
    const task = await desk.save(contentDir, body, sentType);
    if (!task) return [400, failed(say().otherType)];
    const outcome = await follower.undisturbed(task);
    if (outcome.status === 'busy') return [409, outcome];
    if (outcome.status === 'problems') return [422, outcome];
    await follower.follow();
    const { status, change, path } = outcome;
    return [200, { status, ...(change && { change }), ...(path !== undefined && { path }) }];
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, answer] = await reply(request).catch((error): Reply => {
      return [500, failed(failureWords(error))];
    });
    // The rest of a refused body must not be taken for the next request of the connection.
    request.resume();
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(JSON.stringify(answer));
  };
}

function isDesk(name: string): name is SavingDesk {
  return Object.hasOwn(DESKS, name);
}

function failed(message: string): SaveAnswer {
  return { status: 'failed', message };
}
