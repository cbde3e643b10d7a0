import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import type { Content } from '#pipeline/folder/content.ts';
import { reportContent } from '#pipeline/folder/report.ts';
import type { PictureQuality } from '#pipeline/photos/encode/encode-photo.ts';
import type { Settings } from '#pipeline/settings.ts';
import { assembleCatalogue, type ValidContent } from './assemble-catalogue.ts';
import { fontFiles } from './fonts.ts';
import { text } from './messages.ts';
import { themeFiles } from './theme.ts';

export async function readValidContent(contentDir: string, quality: PictureQuality) {
  const checked = await reportContent(contentDir, quality);
  if (checked.status === 'faulty') throw new ExpectedError(text().nothingBuilt);
  return checked;
}

export type Prepared = Awaited<ReturnType<typeof prepare>>;

export async function prepare(checked: ValidContent, settings: Settings, workDir: string) {
  const catalogue = await assembleCatalogue(checked, settings);
  const changedFiles = await writeFiles(workDir, {
    ...labelFiles(checked.content),
    ...(await fontFiles(checked.content)),
    ...(await themeFiles(catalogue.site, settings.contentDir)),
  });
  return { catalogue, changedFiles };
}

function labelFiles({ texts }: Content): Record<string, string> {
  const languages = siteLanguages();
  const imports = languages.map((each) => `  '${each}': () => import('./labels/${each}.js'),\n`);
  const files = languages.map((each) => [
    `labels/${each}.js`,
    `export default ${JSON.stringify(texts[each]?.interface)};\n`,
  ]);
  return { 'labels.js': `export default {\n${imports.join('')}};\n`, ...Object.fromEntries(files) };
}

/** Does not touch unchanged files, so that the development server does not reload them. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string[]> {
  const written: string[] = [];
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    if (existsSync(path) && (await readFile(path)).equals(Buffer.from(content))) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    written.push(path);
  }
  return written;
}
