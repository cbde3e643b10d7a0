import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FolderTexts } from '#catalogue/add/text-changes.ts';
import { CATALOGUE_FILE } from '#catalogue/works/catalogue.ts';
import { failureWords } from '#pipeline/saving/failure-words.ts';
import { folderTexts } from '#pipeline/saving/folder-texts.ts';
import { refusalOf } from './foreign-request.ts';

/** Only for pages of this server on this machine, as for saving. */
export function textsEndpoint(contentDir: string) {
  async function reply({ headers, socket }: IncomingMessage): Promise<[number, object]> {
    const { remoteAddress, localPort } = socket;
    const message = refusalOf({ remoteAddress, localPort, headers });
    if (message !== undefined) return [403, { message }];
    const catalogue = JSON.parse(await readFile(CATALOGUE_FILE, 'utf8'));
    return [200, (await folderTexts(contentDir, catalogue)) satisfies FolderTexts];
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, answer] = await reply(request).catch((error): [number, object] => {
      return [500, { message: failureWords(error) }];
    });
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(JSON.stringify(answer));
  };
}
