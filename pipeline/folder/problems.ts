import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import {
  describeFinding,
  type Finding,
  type JsonLocation,
  type Problem,
} from '#catalogue/check/finding.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import { messageLanguage } from '#pipeline/messages.ts';
import { text } from './messages.ts';
import type { ResolvedPhotos } from './photo-references/resolve-photos.ts';
import type { JsonFolder } from './read-folder.ts';
import { lineFinder } from './read-json.ts';

/** @example 'art-12, details.images #2', for the path [3, 'details', 'images', 1] in gallery.json */
export function describeLocation({ file, path }: JsonLocation, json: unknown): string {
  const [first, second, ...rest] = path;
  if (typeof first === 'number') {
    return [entryName(file, first, json), describeFields(path.slice(1))].filter(Boolean).join(', ');
  }
  if (file.startsWith('locales/') && file.endsWith('/gallery.json')) {
    return [first, second, describeFields(rest)].filter(Boolean).join(', ');
  }
  return describeFields(path);
}

function entryName(file: string, index: number, json: unknown): string {
  const id = valueAt(json, [index, 'id']);
  const isPost = file === 'news.json';
  if (Number.isSafeInteger(id) && Number(id) > 0) return isPost ? text().post(id) : `art-${id}`;
  return text().unnumbered(isPost, index + 1);
}

function describeFields(path: Finding['path']): string {
  return path
    .map((key) => (typeof key === 'number' ? ` #${key + 1}` : `.${key}`))
    .join('')
    .replace(/^[. ]/, '')
    .replaceAll(/( #\d+)\./g, '$1, ');
}

export function toProblem(finding: Finding, location: string): Problem {
  const { severity, file, path } = finding;
  return { severity, file, location, path, ...describeFinding(finding, messageLanguage()) };
}

export function toProblems(
  findings: readonly Finding[],
  { json, texts }: JsonFolder,
  usesOf: ResolvedPhotos['uses'],
): Problem[] {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return [...byFile.keys()].sort().flatMap((file) => {
    const source = texts.get(file) ?? '';
    const tree = parseTree(source);
    const lineAt = lineFinder(source);
    const located = (byFile.get(file) ?? []).map((finding) => {
      const { offset, depth } = nearestNode(tree, finding.path);
      // The line of a missing value is that of its parent; lines of outer values would not help.
      const isNear = depth > 0 && depth >= finding.path.length - 1;
      const line = isNear ? ` (${text().line(lineAt(offset))})` : '';
      let location = describeLocation(finding, json[file]) + line;
      if (finding.offset !== undefined) location = text().line(lineAt(finding.offset));
      if (file.startsWith('images')) location = describeUses(usesOf.get(file));
      return { offset, problem: toProblem(finding, location) };
    });
    return located.sort((a, b) => a.offset - b.offset).map(({ problem }) => problem);
  });
}

function nearestNode(tree: Node | undefined, path: Finding['path']) {
  for (let depth = path.length; tree && depth > 0; depth--) {
    const node = findNodeAtLocation(tree, path.slice(0, depth));
    if (!node) continue;
    return { offset: node.parent?.type === 'property' ? node.parent.offset : node.offset, depth };
  }
  return { offset: tree?.offset ?? 0, depth: 0 };
}

export function describeUses(uses: readonly Pick<Problem, 'file' | 'location'>[] = []): string {
  const locations = uses.map(({ file, location }) =>
    file === 'site.json' ? `${file}: ${location}` : location,
  );
  return locations.length === 0 ? '' : text().usedBy(locations.join('; '));
}
