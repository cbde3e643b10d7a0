import { lstat, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { VERIFICATION_PAGE } from '#catalogue/site/verification.ts';
import { errorAt, type Finding } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

export const PUBLIC_FOLDER = 'public';

/** The largest file that common hosts of static sites take (Cloudflare Pages). */
const LARGEST_MB = 25;

const BYTES_IN_MB = 1024 * 1024;

/** Systems and editors leave such files everywhere; only `.well-known` is meant for others. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

const say = messages(
  {
    noFile: told('this is a link, not a file', 'copy the file itself here'),
    page: told(
      'pages of your own are not published',
      'remove it; only google….html and yandex_….html directly in public, which prove that a site is yours, are',
    ),
    large: (megabytes: number) =>
      told(
        `this file has ${megabytes} MB; published are at most ${LARGEST_MB}`,
        'make it smaller, or keep it elsewhere and link to it',
      ),
  },
  {
    noFile: told('это ссылка, а не файл', 'скопируйте сюда сам файл'),
    page: told(
      'свои страницы не публикуются',
      'уберите её; исключение — google….html и yandex_….html прямо в public, которыми подтверждают права на сайт',
    ),
    large: (megabytes) =>
      told(
        `в этом файле ${megabytes} МБ, а публикуются не больше ${LARGEST_MB}`,
        'уменьшите его или положите в другом месте и поставьте ссылку',
      ),
  },
);

interface PublicFolder {
  /** Paths below the folder, with forward slashes. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

export async function readPublicFolder(contentDir: string): Promise<PublicFolder> {
  const folder = join(contentDir, PUBLIC_FOLDER);
  const own = await lstat(folder).catch(() => undefined);
  if (own?.isSymbolicLink()) {
    return { files: [], findings: [errorAt({ file: PUBLIC_FOLDER, path: [] }, ...say().noFile)] };
  }
  const files: string[] = [];
  const findings: Finding[] = [];
  const entries = own?.isDirectory()
    ? await readdir(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path).replaceAll('\\', '/');
    if (entry.isDirectory() || HIDDEN.test(file)) continue;
    const words = entry.isFile() ? fileFault(file, (await stat(path)).size) : say().noFile;
    if (words) findings.push(errorAt({ file: `${PUBLIC_FOLDER}/${file}`, path: [] }, ...words));
    else files.push(file);
  }
  return { files, findings };
}

function fileFault(file: string, bytes: number) {
  if (/\.x?html?$/i.test(file) && !VERIFICATION_PAGE.test(file)) return say().page;
  return bytes > LARGEST_MB * BYTES_IN_MB ? say().large(Math.ceil(bytes / BYTES_IN_MB)) : undefined;
}
