import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Client, FTPError } from 'basic-ftp';
import { HASHED_FOLDERS } from '#pipeline/headers.ts';
import { HostError, type HostFailure } from './host-error.ts';
import { LISTING_FILE } from './plan.ts';
import type { Publication, Target } from './publish-site.ts';
import { foldersOf, isHashed } from './site-files.ts';

interface FtpServer {
  readonly host: string;
  readonly folder: string;
  readonly user: string;
  readonly password: string;
  readonly port: number | undefined;
  /** Without TLS, others on the way can read the password. */
  readonly secure: boolean;
}

/** A file gets its name only when it is whole. */
const TEMPORARY_FILE = `${LISTING_FILE}.part`;

const IMPLICIT_TLS_PORT = 990;
const TIMEOUT_MS = 60_000;
const RETRY_PAUSES_MS = [500, 2000];

const NO_SUCH_FILE = 550;

/** Answers of FTP: https://www.rfc-editor.org/rfc/rfc959#section-4.2.2 */
const FAILURES: Readonly<Record<number, HostFailure>> = {
  421: 'noConnection',
  425: 'noConnection',
  426: 'noConnection',
  430: 'refusedLogin',
  452: 'full',
  500: 'noTls',
  502: 'noTls',
  504: 'noTls',
  530: 'refusedLogin',
  534: 'noTls',
  550: 'noWriting',
  552: 'full',
  553: 'noWriting',
};

export function openFtp(server: FtpServer, { siteDir, cacheDir }: Publication): Target {
  const { host, folder, user, password, port, secure } = server;
  const place = `${host}:${folder}`;
  const client = new Client(TIMEOUT_MS);
  const madeFolders = new Set<string>();
  let isConnected = false;

  async function connect(): Promise<void> {
    const protection = port === IMPLICIT_TLS_PORT ? 'implicit' : secure;
    await client.access({ host, user, password, secure: protection, ...(port && { port }) });
    if (!(await unlessMissing(client.cd(folder)))) throw new HostError('missing', place, folder);
    isConnected = true;
  }

  function close(): void {
    client.close();
    isConnected = false;
  }

  /** Hosts close connections that are idle, and sometimes busy ones. */
  async function connected<Result>(
    action: () => Promise<Result>,
    pauses = RETRY_PAUSES_MS,
  ): Promise<Result> {
    try {
      if (!isConnected) await connect();
      return await action();
    } catch (error) {
      close();
      const failure = failureOf(error, place);
      const [pause, ...laterPauses] = pauses;
      if (failure.failure !== 'noConnection' || pause === undefined) throw failure;
      await setTimeout(pause);
      return connected(action, laterPauses);
    }
  }

  async function upload(source: string | Readable, name: string): Promise<void> {
    for (const path of foldersOf(name).filter((each) => !madeFolders.has(each))) {
      // The answer is an error for a folder that is there.
      await client.sendIgnoringError(`MKD ${path.slice(0, -1)}`);
      madeFolders.add(path);
    }
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
    batchSize: 200,
    read: (name) =>
      connected(async () => {
        const copy = join(cacheDir, LISTING_FILE);
        const isThere = await unlessMissing(client.downloadTo(copy, name));
        return isThere && readFile(copy, 'utf8');
      }),
    writeListing: (content) => connected(() => upload(Readable.from([content]), LISTING_FILE)),
    /** Lists hashed files only: to list one folder for each page would take minutes. */
    async find(names) {
      const found = new Set(names.filter((name) => !isHashed({ name })));
      for (const hashedFolder of names.length > 0 ? HASHED_FOLDERS : []) {
        const files = await connected(() => unlessMissing(client.list(hashedFolder)));
        for (const { name } of files ?? []) found.add(`${hashedFolder}/${name}`);
      }
      return found;
    },
    async put(files) {
      for (const { file, name } of files) await connected(() => upload(join(siteDir, file), name));
    },
    async remove(names) {
      for (const name of names) await connected(() => client.remove(name, true));
      const folders = new Set(names.flatMap(foldersOf));
      for (const path of [...folders].sort().reverse()) {
        // The answer is an error for a folder that still has files.
        await connected(() => client.sendIgnoringError(`RMD ${path.slice(0, -1)}`));
      }
    },
    close,
  };
}

async function unlessMissing<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof FTPError && error.code === NO_SUCH_FILE) return undefined;
    throw error;
  }
}

function failureOf(error: unknown, place: string): HostError {
  if (error instanceof HostError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof FTPError) {
    return new HostError(FAILURES[error.code] ?? 'failed', place, message);
  }
  const isFaultyCertificate = /CERT|LEAF_SIGNATURE|EPROTO|SSL/.test(String(code));
  return new HostError(isFaultyCertificate ? 'noTls' : 'noConnection', place, message);
}
