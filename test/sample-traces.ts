import { glob, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { CATEGORIES } from '#catalogue/works/categories.ts';

/** Its colours, as its stylesheet has them. */
const COLOURS = /#f6f2ea|#1f1b16|#a8321f/gi;

/** A stylesheet's own colour behind the name of one: it is there in any case. */
const FALLBACK_COLOUR = /var\(--color-[\w-]+, ?#[\da-f]{6}\)/g;

/** Its artist and her town. */
const ARTIST = /Верасень|Verasen|Минск|Minsk/gi;

/** Her page; scripts know the name of the network. */
const CONTACT = /vk\.com\/(?!share)/g;

interface OtherSite {
  /** The folder of the built site. */
  readonly dir: string;
  /** Its artist's: what she has as well is no trace. */
  readonly contentDir: string;
  /** Whether she has colours of her own. */
  readonly hasColours: boolean;
}

/** What another artist's site has of the sample: words, colours, categories, files; each with the file that has it. */
export async function tracesOfSample(site: OtherSite): Promise<string[]> {
  const { dir, contentDir, hasColours } = site;
  const said = (await textsIn(contentDir, '**/*.json')).join('\n');
  const phrases = (await phrasesOfSample()).filter((phrase) => !said.includes(phrase));
  const categories = CATEGORIES.filter((category) => !said.includes(`"${category}"`));
  const ofCategory = new RegExp(`/gallery/(?:${categories.join('|')})(?![\\w-])`, 'g');
  const ownStems = new Set(await photosIn(contentDir));
  const found: string[] = [];
  for (const file of await Array.fromAsync(
    glob('**/*.{html,css,js,json,xml,webmanifest}', { cwd: dir }),
  )) {
    const text = readable(await readFile(join(dir, file), 'utf8'));
    // Scripts know the names of the specification's categories, and colours, as defaults.
    const patterns = file.endsWith('.js')
      ? [ARTIST]
      : [ARTIST, CONTACT, ofCategory, ...(hasColours ? [COLOURS] : [])];
    const matches = patterns.flatMap(
      (pattern) => text.replaceAll(FALLBACK_COLOUR, '').match(pattern) ?? [],
    );
    const words = phrases.filter((phrase) => text.includes(phrase));
    for (const trace of new Set([...matches, ...words])) found.push(`${file}: ${trace}`);
  }
  const stems = (await photosIn('content')).filter((stem) => !ownStems.has(stem));
  const published = await Array.fromAsync(glob('**/*.{jpg,avif,png,svg}', { cwd: dir }));
  for (const file of published) {
    const stem = stems.find((each) => basename(file).startsWith(`${each}-`));
    if (stem !== undefined) found.push(`${file}: photo ${stem}`);
  }
  return found;
}

/** Titles, headlines and sentences that nobody says by chance. */
async function phrasesOfSample(): Promise<string[]> {
  const texts = await textsIn('content', '{news.json,locales/*/*.json}');
  const values = texts.flatMap((text) => {
    const found: string[] = [];
    JSON.parse(text, (key, value) => {
      if (/^(?:title|lead|\d+)$/.test(key) && typeof value === 'string') found.push(value);
      return value;
    });
    return found;
  });
  return [...new Set(values)].filter((value) => value.split(' ').length > 2).map(readable);
}

/** Without what a page adds to words when it is set. */
function readable(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

async function textsIn(folder: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

/** Their names, which those of published pictures begin with. */
async function photosIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('images/**/*.*', { cwd: folder }));
  return files.map((file) => basename(file, extname(file)));
}
