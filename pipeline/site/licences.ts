import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONTS } from '#pipeline/folder/font-letters.ts';

/** Where Vite lists the packages of the scripts. */
export const BUNDLED_LICENCES = 'licences.json';

// Some packages only name the licence, but must come with its text.
const FULL_TEXTS: Readonly<Record<string, string>> = {
  'Apache-2.0': 'pipeline/site/apache-2.0.txt',
};

const FULL_TEXT = /TERMS AND CONDITIONS FOR USE/;

const { resolve } = createRequire(import.meta.url);

/** As Vite lists them. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX: `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
}

interface Licence {
  readonly name: string;
  readonly text: string;
}

const INTRODUCTION = `This website is made of the software and the fonts below; their licences ask for these notices.
Its pictures and texts are not among them: they belong to whoever the footer of each page names.
`;

const RULE = '='.repeat(78);

/**
 * @param bundled the list that Vite made of the scripts
 * @throws {Error} when a package has no licence
 */
export async function licencesText(bundled: string): Promise<string> {
  const packages = JSON.parse(bundled) as readonly BundledPackage[];
  const own: Licence = {
    name: 'The software of this website',
    text: await readFile('LICENSE', 'utf8'),
  };
  const scripts = await Promise.all(packages.map(licenceOf));
  return formatLicences([own, ...scripts, ...(await fontLicences())]);
}

export function formatLicences(licences: readonly Licence[]): string {
  const byText = Map.groupBy(licences, ({ text }) => text.trim().replaceAll('\r\n', '\n'));
  const sections = [...byText].map(([text, sharing]) => {
    const names = sharing.map(({ name }) => name).join('\n');
    return `${RULE}\n${names}\n${RULE}\n\n${text}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}

async function licenceOf({ name, version, identifier, text }: BundledPackage): Promise<Licence> {
  if (!text) throw new Error(`The package ${name}, which pages load, holds no licence`);
  const file = FULL_TEXT.test(text) ? undefined : FULL_TEXTS[identifier ?? ''];
  const full = file === undefined ? [] : [await readFile(file, 'utf8')];
  return { name: `${name} ${version}`, text: [text, ...full].join('\n\n') };
}

function fontLicences(): Promise<Licence[]> {
  return Promise.all(
    Object.values(FONTS).map(async ({ family, folder }) => ({
      name: `${family} (font, cut down to the letters of the pages)`,
      text: await readFile(resolve(`${folder}/LICENSE_FONT`), 'utf8'),
    })),
  );
}
