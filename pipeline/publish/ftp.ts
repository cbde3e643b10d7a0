import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AccessOptions, Client, FTPError } from 'basic-ftp';
import { HASHED_FOLDERS } from '#pipeline/headers.ts';
import { type Causes, HostError, retry } from './host-error.ts';
import { LISTING_FILE, type Publication, type Target } from './publish-site.ts';
import { foldersOf, isHashed } from './site-files.ts';

/** A file gets its name only when it is whole. */
const TEMPORARY_FILE = `${LISTING_FILE}.part`;

const TIMEOUT_MS = 60_000;

/** Answers of FTP: https://www.rfc-editor.org/rfc/rfc959#section-4.2.2, and errors of TLS. */
const CAUSES: Causes = {
  refusedLogin: /^[45]30/,
  full: /^[45]52/,
  noWriting: /^55[03]/,
  noTls: /^(?:50[024]|534)|certificate|SSL|EPROTO/,
  noConnection: /^42[156]|^\D/,
};

/** To list a missing folder is answered with 450 by some. */
const NO_SUCH_FILE = [450, 550];

export function openFtp(
  folder: string,
  access: AccessOptions,
  { siteDir, cacheDir }: Publication,
): Target {
  const place = `${access.host}:${folder}`;
  const client = new Client(TIMEOUT_MS);

  const connected = <Result>(action: () => Promise<Result>) =>
    retry(async () => {
      try {
        if (client.closed) {
          await client.access(access);
          await client.cd(folder).catch(({ message }: Error) => {
            throw new HostError({ missing: /^550/, ...CAUSES }, place, message);
          });
        }
        return await action();
      } catch (error) {
        client.close();
        if (error instanceof HostError) throw error;
        throw new HostError(CAUSES, place, (error as Error).message);
      }
    });

  async function upload(source: string | Readable, name: string): Promise<void> {
    await client.uploadFrom(source, TEMPORARY_FILE);
    await client.rename(TEMPORARY_FILE, name).catch(async (error) => {
      if (!(error instanceof FTPError)) throw error;
      // Servers on Windows do not replace a file by renaming.
      await client.remove(name);
      await client.rename(TEMPORARY_FILE, name);
    });
  }

  return {
    to: 'ftp',
    place,
    read: (name) =>
      connected(async () => {
        const copy = join(cacheDir, LISTING_FILE);
        const isThere = await unlessMissing(client.downloadTo(copy, name));
        return isThere && readFile(copy, 'utf8');
      }),
    writeListing: (content) => connected(() => upload(Readable.from([content]), LISTING_FILE)),
    /** Lists hashed files only: to list one folder for each page would take minutes. */
    async find(names) {
      const found = new Set(names.filter((name) => !isHashed(name)));
      for (const hashedFolder of HASHED_FOLDERS) {
        const files = await connected(() => unlessMissing(client.list(hashedFolder)));
        for (const { name } of files ?? []) found.add(`${hashedFolder}/${name}`);
      }
      return found;
    },
    async put(names) {
      for (const path of new Set(names.flatMap(foldersOf))) {
        // The answer is an error for a folder that is there.
        await connected(() => client.sendIgnoringError(`MKD ${path}`));
      }
      for (const name of names) await connected(() => upload(join(siteDir, name), name));
    },
    async remove(names) {
      for (const name of names) await connected(() => client.remove(name, true));
      for (const path of [...new Set(names.flatMap(foldersOf))].reverse()) {
        // The answer is an error for a folder that still has files.
        await connected(() => client.sendIgnoringError(`RMD ${path}`));
      }
    },
    close: () => client.close(),
  };
}

function unlessMissing<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  return answer.catch((error) => {
    if (error instanceof FTPError && NO_SUCH_FILE.includes(error.code)) return undefined;
    throw error;
  });
}
