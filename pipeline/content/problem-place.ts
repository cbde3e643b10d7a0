import { messages } from '#pipeline/messages.ts';
import type { Problem } from '#pipeline/problem.ts';
import type { Finding, JsonPath } from './finding.ts';
import type { JsonFile } from './json/json-file.ts';
import type { JsonNode } from './json/json-parser.ts';
import { createLineFinder } from './json/text-position.ts';
import { valueAt } from './schema/salvage.ts';

const say = messages(
  {
    post: (id: unknown) => `post ${id}`,
    unnumbered: (isPost: boolean, number: number) =>
      `${isPost ? 'post' : 'work'} no. ${number} of the file`,
    line: (line: number | undefined) => `(line ${line})`,
    usedBy: (places: string) => `used by ${places}`,
  },
  {
    post: (id) => `новость ${id}`,
    unnumbered: (isPost, number) => `${isPost ? 'новость' : 'работа'} № ${number} в файле`,
    line: (line) => `(строка ${line})`,
    usedBy: (places) => `его берёт ${places}`,
  },
);

/**
 * @example placeOf('gallery.json', [3, 'details', 'images', 1], works) // 'art-12, details.images
 * #2'
 */
export function placeOf(file: string, path: JsonPath, value: unknown): string {
  const [first, second, ...rest] = path;
  if (typeof first === 'number') {
    const name = entryName(file, first, value);
    return [name, fieldsOf(path.slice(1))].filter(Boolean).join(', ');
  }
  if (file.startsWith('locales/') && file.endsWith('/gallery.json')) {
    return [first, second, fieldsOf(rest)].filter(Boolean).join(', ');
  }
  return fieldsOf(path);
}

function entryName(file: string, index: number, value: unknown): string {
  const id = valueAt(value, [index, 'id']);
  const isPost = file === 'news.json';
  if (Number.isSafeInteger(id) && Number(id) > 0) return isPost ? say().post(id) : `art-${id}`;
  return say().unnumbered(isPost, index + 1);
}

function fieldsOf(path: JsonPath): string {
  return path
    .map((key) => (typeof key === 'number' ? ` #${key + 1}` : `.${key}`))
    .join('')
    .replace(/^[. ]/, '')
    .replaceAll(/( #\d+)\./g, '$1, ');
}

export function toProblems(findings: readonly Finding[], files: readonly JsonFile[]): Problem[] {
  const fileNamed = new Map(files.map((file) => [file.file, file]));
  const lineIn = new Map(files.map(({ file, text }) => [file, createLineFinder(text)]));
  const located = findings.map((finding) => {
    const file = fileNamed.get(finding.file);
    const { offset, depth } = nearestNode(file?.root, finding.path);
    // For a missing value, only its direct parent shows where to write it.
    const isNear = depth > 0 && depth >= finding.path.length - 1;
    const line = file && isNear ? ` ${say().line(lineIn.get(file.file)?.(offset))}` : '';
    const place =
      finding.place ?? `${placeOf(finding.file, finding.path, file?.root?.value)}${line}`;
    return { offset, problem: { ...finding, place } };
  });
  return located
    .sort((a, b) => compareFiles(a.problem, b.problem) || a.offset - b.offset || byPlace(a, b))
    .map(({ problem: { severity, file, place, path, message, remedy } }) => {
      return { severity, file, place, path, message, remedy };
    });
}

function nearestNode(
  root: JsonNode | undefined,
  path: JsonPath,
): { offset: number; depth: number } {
  let node = root;
  let depth = 0;
  for (const key of path) {
    const child = node?.children.get(key);
    if (!child) break;
    node = child;
    depth += 1;
  }
  return { offset: node?.offset ?? 0, depth };
}

const collator = new Intl.Collator('en', { numeric: true });

function byPlace(a: { problem: { place: string } }, b: { problem: { place: string } }): number {
  return collator.compare(a.problem.place, b.problem.place);
}

/** Compares code units, so the order does not depend on the machine. */
export function compareFiles(a: Pick<Problem, 'file'>, b: Pick<Problem, 'file'>): number {
  if (a.file === b.file) return 0;
  return a.file < b.file ? -1 : 1;
}

export type PhotoUse = Pick<Problem, 'file' | 'place'>;

/** @example usedBy([{ file: 'gallery.json', place: 'art-12, src' }]) // 'used by art-12, src' */
export function usedBy(uses: readonly PhotoUse[]): string {
  const places = uses.map(({ file, place }) => {
    return file === 'site.json' ? `${file}: ${place}` : place;
  });
  return places.length === 0 ? '' : say().usedBy(places.join('; '));
}
