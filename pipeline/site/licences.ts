import { readFile } from 'node:fs/promises';
import { FONTS, resolvePackage } from '#pipeline/folder/font-letters.ts';

export const BUNDLED_LICENCES = 'licences.json';

interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string;
  readonly text?: string;
}

const INTRODUCTION = `This website is made of the software and the fonts below; their licences ask for these notices.
Its pictures and texts are not among them: they belong to the person named in the footer of each page.
`;

const RULE = '='.repeat(78);

export async function licencesText(bundled: string): Promise<string> {
  const licences = [
    { name: 'The software of this website', text: await readFile('LICENSE', 'utf8') },
  ];
  for (const { name, version, identifier, text } of JSON.parse(bundled) as BundledPackage[]) {
    if (!text) throw new Error(`The package ${name}, which pages load, holds no licence`);
    // Some packages only refer to this licence, but its text must be distributed.
    const isStub = identifier === 'Apache-2.0' && !text.includes('TERMS AND CONDITIONS FOR USE');
    const terms = isStub ? `\n\n${await readFile('pipeline/site/apache-2.0.txt', 'utf8')}` : '';
    licences.push({ name: `${name} ${version}`, text: text + terms });
  }
  for (const { family, folder } of Object.values(FONTS)) {
    const name = `${family} (font, cut down to the letters of the pages)`;
    licences.push({ name, text: await readFile(resolvePackage(`${folder}/LICENSE_FONT`), 'utf8') });
  }
  const byText = Map.groupBy(licences, ({ text }) => text.trim().replaceAll('\r\n', '\n'));
  const sections = [...byText].map(([text, sharing]) => {
    const names = sharing.map(({ name }) => name).join('\n');
    return `${RULE}\n${names}\n${RULE}\n\n${text}\n`;
  });
  return [INTRODUCTION, ...sections].join('\n');
}
