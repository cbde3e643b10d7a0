import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { byLanguage, firstLanguage, inLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/works/catalogue.ts';
import { type CheckedContent, checkContent } from '#pipeline/folder/check-content.ts';
import type { Content } from '#pipeline/folder/content.ts';
import { furtherLetters } from '#pipeline/folder/font-letters.ts';
import { makeBackdrops } from '#pipeline/photos/encode/backdrop.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import type { ProcessPhotosOptions } from '#pipeline/photos/process-photos.ts';
import type { Settings } from '#pipeline/settings.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { LABELS_DIR, LANGUAGES_FILE } from './make-bundles.ts';
import { makeFonts } from './pages/make-fonts.ts';
import { makeLook } from './pages/make-look.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** With errors nothing is written, and what was generated before stays. */
type Generated = Pick<CheckedContent, 'problems' | 'counts'> &
  (
    | { readonly status: 'faulty' }
    | {
        readonly status: 'written';
        readonly catalogue: Catalogue;
        readonly manifest: Manifest;
        readonly isChanged: boolean;
        readonly changedLabels: readonly string[];
      }
  );

export async function generate(
  { contentDir, siteUrl }: Pick<Settings, 'contentDir' | 'siteUrl'>,
  options: ProcessPhotosOptions,
): Promise<Generated> {
  const checked = await checkContent(contentDir, options);
  const { problems, counts } = checked;
  if (checked.status === 'faulty') return { status: 'faulty', problems, counts };
  const covers = checked.content.posts.map(({ image }) => checked.photoOf('news', image));
  const backdrops = await makeBackdrops(covers, checked.manifest);
  const catalogue = assembleCatalogue(checked, { backdrops, siteUrl });
  const words = byLanguage((language) => inLanguage(checked.content.words, language).interface);
  const changedLabels: string[] = [];
  const changes = await Promise.all([
    makeFonts(lettersOf(checked.content)),
    makeLook(catalogue.site, contentDir),
    writeIfChanged(CATALOGUE_FILE, JSON.stringify(catalogue)),
    writeIfChanged(LANGUAGES_FILE, JSON.stringify(siteLanguages())),
    ...Object.entries(words).map(async ([language, own]) => {
      const file = join(LABELS_DIR, `${language}.json`);
      const isWritten = await writeIfChanged(file, JSON.stringify(own));
      if (isWritten) changedLabels.push(file);
      return isWritten;
    }),
  ]);
  await removeOtherLabels();
  const isChanged = changes.includes(true);
  const { manifest } = checked;
  return { status: 'written', problems, counts, catalogue, manifest, isChanged, changedLabels };
}

/**
 * The letters that only this site needs. A language whose labels have such letters needs them on each of its pages; a
 * first language also has names and works.
 */
function lettersOf(content: Content): { readonly everyday: string; readonly rare: string } {
  const added = siteLanguages().filter(
    (language) => furtherLetters(JSON.stringify(content.words[language]?.interface)) !== '',
  );
  const words = added.map((language) => content.words[language]);
  const everyday = furtherLetters(
    JSON.stringify(added.includes(firstLanguage()) ? content : words),
  );
  const all = [...furtherLetters(JSON.stringify(content))];
  return { everyday, rare: all.filter((letter) => !everyday.includes(letter)).join('') };
}

// Vite would bundle labels of a language that the site no longer has.
async function removeOtherLabels(): Promise<void> {
  const wanted = siteLanguages().map((language) => `${language}.json`);
  for (const file of await readdir(LABELS_DIR)) {
    if (!wanted.includes(file)) await rm(join(LABELS_DIR, file));
  }
}
