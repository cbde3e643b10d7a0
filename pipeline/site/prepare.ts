import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import type { Catalogue } from '#catalogue/works/catalogue.ts';
import { type CheckedContent, checkContent } from '#pipeline/folder/check-content.ts';
import type { Content } from '#pipeline/folder/content.ts';
import { furtherLetters } from '#pipeline/folder/font-letters.ts';
import { makeBackdrops } from '#pipeline/photos/encode/backdrop.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import type { ProcessPhotosOptions } from '#pipeline/photos/process-photos.ts';
import type { Settings } from '#pipeline/settings.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { type FurtherLetters, fontFiles } from './fonts.ts';
import { lookFiles } from './look.ts';
import { writeChangedFiles } from './write-changed-files.ts';

/** With errors nothing is written. */
type Prepared = Pick<CheckedContent, 'problems' | 'counts'> &
  ({ readonly status: 'faulty' } | ReadyFolder);

export interface ReadyFolder {
  readonly status: 'ready';
  readonly catalogue: Catalogue;
  readonly manifest: Manifest;
  /** Those that differ from before, in `workDir`. */
  readonly changedFiles: readonly string[];
}

/** Checks the artist's folder and writes what Vite bundles besides the code: labels, fonts, colours and seal. */
export async function prepare(
  { contentDir, siteUrl }: Pick<Settings, 'contentDir' | 'siteUrl'>,
  workDir: string,
  options: ProcessPhotosOptions,
): Promise<Prepared> {
  const checked = await checkContent(contentDir, options);
  const { problems, counts } = checked;
  if (checked.status === 'faulty') return { status: 'faulty', problems, counts };
  const covers = checked.content.posts.map(({ image }) => checked.photoOf('news', image));
  const backdrops = await makeBackdrops(covers, checked.manifest);
  const catalogue = assembleCatalogue(checked, { backdrops, siteUrl });
  const changedFiles = await writeChangedFiles(workDir, {
    ...labelFiles(checked.content),
    ...(await fontFiles(lettersOf(checked.content))),
    ...(await lookFiles(catalogue.site, contentDir)),
  });
  const { manifest } = checked;
  return { status: 'ready', problems, counts, catalogue, manifest, changedFiles };
}

/** One chunk of scripts for each language. */
function labelFiles({ words }: Content): Record<string, string> {
  const languages = siteLanguages();
  const imports = languages.map((each) => `  '${each}': () => import('./labels/${each}.js'),\n`);
  const files = languages.map((each) => [
    `labels/${each}.js`,
    `export default ${JSON.stringify(words[each]?.interface)};\n`,
  ]);
  return { 'labels.js': `export default {\n${imports.join('')}};\n`, ...Object.fromEntries(files) };
}

/**
 * The letters that only this site needs. A language whose labels have such letters needs them on each of its pages; a
 * first language also has names and works.
 */
function lettersOf(content: Content): FurtherLetters {
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
