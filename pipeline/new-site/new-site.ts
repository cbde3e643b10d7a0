import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

const LANGUAGES = ['ru', 'en'];

const TEMPLATE = join(import.meta.dirname, 'template');

const ENGLISH_FIRST = join(import.meta.dirname, 'english-first');

const GUIDE = join(import.meta.dirname, '../../content/README.md');

export interface NewSite {
  readonly name?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly address?: string | undefined;
  readonly repository?: string | undefined;
}

export async function makeNewSite(folder: string, site: NewSite = {}): Promise<void> {
  const isTaken =
    existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0);
  if (isTaken) throw new ExpectedError(text().taken(folder));
  const { languages = LANGUAGES } = site;
  if (!languages.every((language) => LANGUAGES.includes(language))) {
    throw new ExpectedError(text().languages);
  }
  await cp(TEMPLATE, folder, { recursive: true });
  if (languages[0] === 'en') await cp(ENGLISH_FIRST, folder, { recursive: true });
  await writeIdentity(folder, { ...site, languages });
  await copyFile(GUIDE, join(folder, 'README.md'));
  for (const path of ['images/gallery/details', 'images/news']) {
    await mkdir(join(folder, path), { recursive: true });
  }
}

async function writeIdentity(
  folder: string,
  { name: names, languages = [], address, repository }: NewSite,
): Promise<void> {
  const [name, translatedName] = names?.split('/').map((each) => each.trim()) ?? [];
  const template = await readJson(join(folder, 'site.json'));
  await writeJson(join(folder, 'site.json'), {
    ...template,
    ...(name && { name }),
    languages,
    address: address || githubPagesUrl(repository),
    repository,
  });
  for (const language of LANGUAGES) {
    const locale = join(folder, 'locales', language);
    if (!languages.includes(language)) await rm(locale, { recursive: true });
    else if (name && language !== languages[0]) {
      const file = join(locale, 'translation.json');
      const { vocabulary, ...translation } = await readJson(file);
      const { [template.name]: _, ...phrases } = vocabulary;
      const translated = translatedName && { [name]: translatedName };
      await writeJson(file, { ...translation, vocabulary: { ...translated, ...phrases } });
    }
  }
}

function githubPagesUrl(repository = ''): string | undefined {
  const [, owner = '', name = ''] =
    /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(repository) ?? [];
  if (!owner) return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}` : `https://${host}/${name}`;
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

const text = messages(
  {
    taken: (folder: string) => `'${folder}' is not empty; name a folder that does not exist yet`,
    languages: "A new site has the languages 'ru' and 'en', in either order, or one of them",
  },
  {
    taken: (folder) => `Папка «${folder}» не пуста; назовите такую, которой ещё нет`,
    languages: 'Языки нового сайта — «ru» и «en» в любом порядке или один из них',
  },
);
