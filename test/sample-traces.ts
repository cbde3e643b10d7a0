import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { CATEGORIES } from '#catalogue/schema/categories.ts';

/** The colours of its stylesheet, outside fallbacks such as `var(--color-paper, #f6f2ea)`. */
const COLOURS = /(?<!var\(--color-[\w-]+, ?)(?:#f6f2ea|#1f1b16|#a8321f)/gi;

/** Its artist, her town, and her page; scripts know the name of the network. */
const ARTIST = /Верасень|Verasen|Минск|Minsk/gi;
const CONTACT = /vk\.com\/(?!share)/g;

interface OtherSite {
  /** The folder of the built site. */
  readonly dir: string;
  /** Its artist's: what she has as well is no trace. */
  readonly contentDir: string;
  readonly hasColours: boolean;
}

/** What another artist's site has of the sample, each with the file that has it. */
export function tracesOfSample({ dir, contentDir, hasColours }: OtherSite): string[] {
  const said = textsIn(contentDir, '**/*.json').join('\n');
  const phrases = phrasesOfSample().filter((phrase) => !said.includes(phrase));
  const categories = CATEGORIES.filter((category) => !said.includes(`"${category}"`));
  const ofCategory = new RegExp(`/gallery/(?:${categories.join('|')})(?![\\w-])`, 'g');
  const inWords = globSync('**/*.{html,css,js,json,xml,webmanifest}', { cwd: dir }).flatMap(
    (file) => {
      const text = readable(readFileSync(join(dir, file), 'utf8'));
      // Scripts know the names of the specification's categories, and colours, as defaults.
      const patterns = file.endsWith('.js')
        ? [ARTIST]
        : [ARTIST, CONTACT, ofCategory, ...(hasColours ? [COLOURS] : [])];
      const matches = patterns.flatMap((pattern) => text.match(pattern) ?? []);
      const words = phrases.filter((phrase) => text.includes(phrase));
      return [...new Set([...matches, ...words])].map((trace) => `${file}: ${trace}`);
    },
  );
  const own = photosIn(contentDir);
  const photos = photosIn('content').filter((photo) => !own.includes(photo));
  const published = globSync('**/*.{jpg,avif,png,svg}', { cwd: dir });
  const inPhotos = published.filter((file) =>
    photos.some((photo) => basename(file).startsWith(`${photo}-`)),
  );
  return [...inWords, ...inPhotos];
}

/** Titles, headlines and sentences that nobody says by chance. */
function phrasesOfSample(): string[] {
  const found = new Set<string>();
  for (const text of textsIn('content', '{news.json,locales/*/*.json}')) {
    JSON.parse(text, (key, value) => {
      const isText = /^(?:title|lead|\d+)$/.test(key) && typeof value === 'string';
      if (isText && value.split(' ').length > 2) found.add(readable(value));
      return value;
    });
  }
  return [...found];
}

/** Without what a page adds to words when it is set. */
function readable(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function textsIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Their names, which those of published pictures begin with. */
function photosIn(folder: string): string[] {
  return globSync('images/**/*.*', { cwd: folder }).map((file) => basename(file, extname(file)));
}
