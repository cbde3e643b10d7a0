import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { HASHED_FOLDERS } from '#pipeline/headers.ts';
import { messages } from '#pipeline/messages.ts';
import { endOf, runTool } from './run-tool.ts';

export interface Server {
  readonly to: 'server';
  /** `elena@example.org`, or an alias of the SSH configuration. */
  readonly host: string;
  /** Holds only the site; only its last part may be missing. */
  readonly folder: string;
  readonly port: number | undefined;
}

/** Marks a folder of ours, in which other files may be deleted. */
const MARK = '.published-gallery';

/** Exit codes of rsync: no such folder; connection failed. */
const NO_FOLDER = 23;
const NO_CONNECTION = [12, 255];

const say = messages(
  {
    foreign: (folder: string) =>
      `There is something else in ${folder} of the server, and publishing would remove it; name an empty folder in site.json, or put an empty file called ${MARK} there if all of it may go`,
    noParent: (folder: string, parent: string) =>
      `There is no folder ${parent} on the server, so ${folder} cannot be made in it; make it there, or correct 'folder' in site.json`,
    noConnection: (host: string) =>
      `There is no connection to ${host}; see whether 'ssh ${host}' gets in, and which port it needs`,
  },
  {
    foreign: (folder) =>
      `В папке ${folder} на сервере лежит что-то другое, и публикация это удалила бы; назовите в site.json пустую папку или, если всё это не нужно, положите туда пустой файл ${MARK}`,
    noParent: (folder, parent) =>
      `На сервере нет папки ${parent}, и ${folder} в ней не создать; создайте её там или исправьте «folder» в site.json`,
    noConnection: (host) =>
      `Нет связи с ${host}; проверьте, входит ли «ssh ${host}» и не нужен ли другой порт`,
  },
);

/**
 * Sends pictures and scripts first, then pages, all at once. Old pictures and scripts stay for open
 * pages.
 * @throws {ExpectedError} when the folder has other content, or rsync fails
 */
export async function publishToServer(
  server: Server,
  { siteDir, isDryRun }: { readonly siteDir: string; readonly isDryRun: boolean },
): Promise<void> {
  await findFolder(server);
  const site = siteDir.endsWith(sep) ? siteDir : siteDir + sep;
  const target = targetOf(server);
  const shown = isDryRun ? ['--dry-run', '--itemize-changes'] : [];
  const always = [...optionsOf(server), ...shown];
  const hashed = HASHED_FOLDERS.map((folder) => `${site}${folder}`);
  const aside = await mkdtemp(join(tmpdir(), 'gallery-'));
  try {
    // Sent first, so that an interrupted run can be repeated.
    const mark = join(aside, MARK);
    await writeFile(mark, '');
    await runTool({ program: 'rsync', words: [...always, mark, ...hashed, target] });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  const kept = HASHED_FOLDERS.map((folder) => `--exclude=/${folder}`);
  const words = [...always, '--delete-after', '--delay-updates', `--exclude=/${MARK}`, ...kept];
  await runTool({ program: 'rsync', words: [...words, site, target] });
}

/** The server decides about permissions; equal size and time count as unchanged. */
function optionsOf({ port }: Server): string[] {
  const remote = port === undefined ? [] : ['-e', `ssh -p ${port}`];
  return ['--recursive', '--times', '--compress', '--chmod=D755,F644', ...remote];
}

function targetOf({ host, folder }: Server): string {
  return `${host}:${folder.replace(/\/*$/, '/')}`;
}

/** @throws {ExpectedError} when the folder has other content, or the server is unreachable */
export async function findFolder(server: Server): Promise<void> {
  const { code, output } = await listing(server);
  if (code === NO_FOLDER) {
    const parent = posix.dirname(server.folder);
    if ((await listing({ ...server, folder: parent })).code !== NO_FOLDER) return;
    throw new ExpectedError(say().noParent(server.folder, parent));
  }
  if (code !== 0) {
    console.error(output);
    if (code !== null && NO_CONNECTION.includes(code)) {
      throw new ExpectedError(say().noConnection(server.host));
    }
    return;
  }
  const names = [...output.matchAll(/^[a-z-][rwxsStT-]{9}\s.*?\d\d:\d\d:\d\d (.+)$/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== '.');
  if (names.length > 0 && !names.includes(MARK)) {
    throw new ExpectedError(say().foreign(server.folder));
  }
}

function listing(server: Server): ReturnType<typeof endOf> {
  const options = optionsOf(server).filter((word) => word !== '--recursive');
  const words = [...options, '--list-only', targetOf(server)];
  return endOf({ program: 'rsync', words, isQuiet: true });
}
