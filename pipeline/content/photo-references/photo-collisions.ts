import { normalizeLine } from '#catalogue/texts/normalize-text.ts';
import { errorAt, type Finding, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';
import type { PhotoFile } from './photo-folder.ts';

const LOST = {
  en: 'rename one of the two: on macOS and Windows one of the photos would be lost',
  ru: 'переименуйте одно из двух: на macOS и Windows одно фото пропало бы',
};

const say = messages(
  {
    form: (first: string) =>
      told(
        `this name differs from ${first} only by invisible characters or the Unicode form of letters`,
        LOST.en,
      ),
    letterCase: (first: string) =>
      told(`this name differs from ${first} only by capital and small letters`, LOST.en),
  },
  {
    form: (first) =>
      told(
        `это имя отличается от ${first} только невидимыми знаками или видом букв Unicode`,
        LOST.ru,
      ),
    letterCase: (first) =>
      told(`это имя отличается от ${first} только большими и маленькими буквами`, LOST.ru),
  },
);

/** Some file systems treat two such names as equal and would store only one of the photos. */
export function collisionFindings(photos: readonly PhotoFile[]): Finding[] {
  const groups = Map.groupBy(photos, ({ file }) => normalizeLine(file).toLowerCase());
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((other) => collisionFinding(first.file, other.file)) : [],
  );
}

function collisionFinding(first: string, file: string): Finding {
  const isForm = normalizeLine(first) === normalizeLine(file);
  const words = isForm ? say().form(quoted(first)) : say().letterCase(quoted(first));
  return errorAt({ file, path: [] }, ...words);
}
