import { errorAt, type Finding, quoted } from '#pipeline/content/finding.ts';
import type { PhotoFile } from './photo-folder.ts';

/** Photos that are two on this disk and one on another: it holds their names for the same, and keeps one of them. */
export function collisionFindings(photos: readonly PhotoFile[]): Finding[] {
  const groups = Map.groupBy(photos, ({ file }) => file.normalize().toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((other) => collisionFinding(first.file, other.file)) : [],
  );
}

function collisionFinding(first: string, file: string): Finding {
  const isForm = first.normalize() === file.normalize();
  const difference = isForm ? 'the Unicode form of letters' : 'capital and small letters';
  const message = `this name differs from ${quoted(first)} only by ${difference}`;
  const remedy = 'rename one of the two: on macOS and Windows one of the photos would be lost';
  return errorAt({ file, path: [] }, message, remedy);
}
