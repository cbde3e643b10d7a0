import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type AccessOptions, Client, FTPError } from 'basic-ftp';
import { HASHED_FOLDERS } from '#pipeline/headers.ts';
import { type Causes, HostError, retry } from './host-error.ts';
import { LISTING_FILE, type PublishOptions, type Target } from './publish-site.ts';
import { foldersOf, isHashed } from './site-files.ts';

const TEMPORARY_FILE = `${LISTING_FILE}.part`;

const TIMEOUT_MS = 60_000;

const CAUSES: Causes = {
  refusedLogin: /^[45]30/,
  full: /^[45]52/,
  noWriting: /^55[03]/,
  untrusted: /self-signed|issuer certificate|verify the first/,
  noTls: /^(?:50[024]|534)|certificate|SSL|EPROTO/,
  noConnection: /^42[156]|^\D/,
};

/** Some servers reply with 450 when a missing folder is listed. */
const NO_SUCH_FILE = [450, 550];

export function openFtp(
  folder: string,
  access: AccessOptions,
  { siteDir, cacheDir }: PublishOptions,
): Target {
  const location = `${access.host}:${folder}`;
  const client = new Client(TIMEOUT_MS);

  const connected = <Result>(action: () => Promise<Result>) =>
    retry(async () => {
      try {
        if (client.closed) {
          await client.access(access);
          await client.cd(folder).catch(({ message }: Error) => {
            throw new HostError({ missing: /^550/, ...CAUSES }, location, message);
          });
        }
        return await action();
      } catch (error) {
        client.close();
        if (error instanceof HostError) throw error;
        throw new HostError(CAUSES, location, (error as Error).message);
      }
    });

  async function upload(source: string | Readable, name: string): Promise<void> {
    await client.uploadFrom(source, TEMPORARY_FILE);
    await client.rename(TEMPORARY_FILE, name).catch(async (error) => {
      if (!(error instanceof FTPError)) throw error;
      // On Windows, servers do not rename a file if the new name exists.
      await client.remove(name);
      await client.rename(TEMPORARY_FILE, name);
    });
  }

  return {
    host: 'ftp',
    location,
    read: (name) =>
      connected(async () => {
        const copy = join(cacheDir, LISTING_FILE);
        const isFound = await unlessMissing(client.downloadTo(copy, name));
        return isFound && readFile(copy, 'utf8');
      }),
    writeListing: (content) => connected(() => upload(Readable.from([content]), LISTING_FILE)),
    /** Assumes that other files exist, because listing the folder of each page would take minutes. */
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
        // The server replies with an error if the folder exists.
        await connected(() => client.sendIgnoringError(`MKD ${path}`));
      }
      for (const name of names) await connected(() => upload(join(siteDir, name), name));
    },
    async remove(names) {
      for (const name of names) await connected(() => client.remove(name, true));
      for (const path of [...new Set(names.flatMap(foldersOf))].reverse()) {
        // The server replies with an error if the folder still has files.
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
