import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { CATEGORIES } from '#catalogue/schema/categories.ts';
import { LABELS } from '#catalogue/texts/labels.ts';

type Path = readonly (string | number)[];
type Branch = Record<string | number, unknown>;

const SITE = {
  name: 'Анна Иванова',
  profession: 'художник, преподаватель',
  contacts: {
    vk: 'https://vk.com/anna',
    instagram: 'https://www.instagram.com/anna',
    email: 'anna@example.org',
    telegram: 'https://t.me/anna',
  },
  links: { letter: 'mailto:anna@example.org' },
  hero: ['one.jpg', 'two.jpg', 'three.jpg'],
  categories: Object.fromEntries(CATEGORIES.map((category) => [category, 'tile.jpg'])),
  about: { portrait: 'portrait.jpg' },
};

const RIVER = {
  ...{ id: 2, category: 'landscape', title: 'art-2', src: 'river.jpg' },
  priority: 1,
  active: 'true',
  details: {
    date: 'Крым, июнь 2019',
    desc: 'холст, масло, 80х60 см',
    images: ['river-close.jpg'],
    text: [{ content: '{{1}}', classes: ['inline'] }],
    vk_videos: ['https://vk.com/video-12_345'],
    yt_videos: ['https://youtu.be/aB3-dE5_gH7'],
    average_color: [10, 20, 30],
  },
};

const CAT = {
  ...{ id: 1, category: 'animals', title: 'art-1', src: 'cat.jpg' },
  active: 'true',
  details: { date: '', desc: '' },
};

const EXHIBITION = {
  id: 1,
  title: 'Выставка',
  shortDesc: 'Открытие',
  date: '1 июня 2019',
  image: 'exhibition.jpg',
  content: { text: ['Приходите.'], images: ['exhibition.jpg'], vk_videos: [] },
};

const VOCABULARY = {
  ...{ 'Анна Иванова': 'Anna Ivanova', художник: 'artist', преподаватель: 'teacher' },
  ...{ Крым: 'Crimea', июнь: 'June', холст: 'canvas', масло: 'oil', см: 'cm' },
};

function translation(lead: string) {
  const biography = { lead, text: { 1: lead }, cv: { 1: { title: lead, items: { 1: lead } } } };
  return { ...ownLabels(), biography };
}

const FILES = {
  'site.json': SITE,
  'gallery.json': [RIVER, CAT],
  'news.json': [EXHIBITION],
  'locales/ru/translation.json': translation('Родилась в Минске'),
  'locales/en/translation.json': { ...translation('Born in Minsk'), vocabulary: VOCABULARY },
  'locales/ru/gallery.json': {
    landscape: { 'art-2': { title: 'Река', text: { 1: 'Утро.' } } },
    animals: { 'art-1': { title: 'Кот' } },
  },
  'locales/en/gallery.json': {
    landscape: { 'art-2': { title: 'River', text: { 1: 'Morning.' } } },
    animals: { 'art-1': { title: 'Cat' } },
  },
};

const PHOTOS = [
  'gallery/river.jpg',
  'gallery/cat.jpg',
  'gallery/details/river-close.jpg',
  'hero/one.jpg',
  'hero/two.jpg',
  'hero/three.jpg',
  'categories/tile.jpg',
  'news/exhibition.jpg',
  'about/portrait.jpg',
].map((file) => `images/${file}`);

type Write = (path: string) => Promise<unknown>;

const writePhoto: Write = async (path) => writeFile(path, await plainPhoto('#786240'));

export class ContentDraft {
  readonly #json = new Map<string, unknown>(Object.entries(structuredClone(FILES)));
  readonly #files = new Map<string, Write>(PHOTOS.map((file) => [file, writePhoto]));

  set(file: string, path: Path, value: unknown): this {
    this.#parent(file, path)[path.at(-1) ?? ''] = value;
    return this;
  }

  unset(file: string, path: Path): this {
    Reflect.deleteProperty(this.#parent(file, path), path.at(-1) ?? '');
    return this;
  }

  folder(): Record<string, unknown> {
    return structuredClone(Object.fromEntries(this.#json));
  }

  text(file: string): string {
    return `${JSON.stringify(this.#json.get(file), null, 2)}\n`;
  }

  write(file: string, content: string | Uint8Array): this {
    return this.#replace(file, (path) => writeFile(path, content));
  }

  addPhoto(file: string): this {
    return this.#replace(file, writePhoto);
  }

  link(file: string, target: string): this {
    return this.#replace(file, (path) => symlink(target, path));
  }

  remove(file: string): this {
    this.#json.delete(file);
    this.#files.delete(file);
    return this;
  }

  async save(parent = tmpdir()): Promise<string> {
    const dir = await mkdtemp(join(parent, 'content-'));
    const json = [...this.#json.keys()].map((file): [string, Write] => {
      return [file, (path) => writeFile(path, this.text(file))];
    });
    for (const [file, write] of [...json, ...this.#files]) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await write(join(dir, file));
    }
    return dir;
  }

  #replace(file: string, write: Write): this {
    this.#json.delete(file);
    this.#files.set(file, write);
    return this;
  }

  #parent(file: string, path: Path): Branch {
    let branch = this.#json.get(file) as Branch;
    for (const key of path.slice(0, -1)) {
      branch[key] ??= {};
      branch = branch[key] as Branch;
    }
    return branch;
  }
}

export function plainPhoto(background = '#30506a'): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function ownLabels(): Record<string, unknown> {
  const category = Object.fromEntries(CATEGORIES.map((each) => [each, each]));
  return { ...ownNames(LABELS.ru), category, writtenIn: {} };
}

function ownNames(labels: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [
      key,
      typeof label === 'object' ? ownNames(label) : key,
    ]),
  );
}
