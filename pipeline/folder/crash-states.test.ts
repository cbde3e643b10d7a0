import { expect, test } from 'vitest';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import { postsIn, type WorkWithTexts, workWithTexts } from '#catalogue/change/folder-json.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { ContentDraft, PHOTOS } from '#test/content.fixture.ts';
import { judgeFolder } from './check-content.ts';
import { photoFile } from './photo-references/photo-folder.ts';

interface State {
  readonly json: Readonly<Record<string, unknown>>;
  readonly photos: readonly string[];
}

/** Makes a change of work 2 and post 1. */
type MakeChange = (work: WorkWithTexts, post: NewsEntry) => Change;

/** With the photos that the change adds and removes. */
type Saving = [title: string, change: MakeChange, added?: string[], removed?: string[]];

const START: State = { json: new ContentDraft().folder(), photos: PHOTOS };

/** The order in which a saving writes the files. */
const ORDER = [/^locales/, /^gallery/, /^news/, /^site/];

/** The folder after each step of a saving, as a crash would leave it. */
function statesOf({ json, photos }: State, [, change, added = [], removed = []]: Saving): State[] {
  const [work, [post]] = [workWithTexts(json, 2), postsIn(json)];
  if (!work || !post) throw new Error('The folder has changed');
  const result = applyChange(json, change(work, post));
  if (result.status === 'conflict') throw new Error(JSON.stringify(result.conflicts));
  const all = [...photos, ...added];
  const states: State[] = [{ json, photos: all }];
  const written = Object.keys(result.files);
  for (const file of ORDER.flatMap((group) => written.filter((each) => group.test(each)))) {
    states.push({ photos: all, json: { ...states.at(-1)?.json, [file]: result.files[file] } });
  }
  const left = all.filter((file) => !removed.includes(file));
  return [...states, { json: { ...json, ...result.files }, photos: left }];
}

async function errorsOf({ json, photos }: State): Promise<string[]> {
  const folder = { json, texts: new Map(), findings: [] };
  const files = photos.map((file) => photoFile(file, `/${file}`));
  const { problems } = await judgeFolder('/nowhere', folder, { photos: files, refused: [] });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ file, place, message }) => `${file}: ${place}: ${message}`);
}

const edited =
  (entry: object, texts: object = {}): MakeChange =>
  (base) => {
    const changed = Object.entries(base.texts).map(([language, own]) => [
      language,
      { ...own, ...texts },
    ]);
    const value = { entry: { ...base.entry, ...entry }, texts: Object.fromEntries(changed) };
    return [{ kind: 'work', base, value }];
  };

const newWork: MakeChange = ({ entry, texts }) => {
  const details = { ...entry.details, images: ['new-close.jpg'] };
  const own = { ...entry, id: 9, title: 'art-9', category: 'dzen', src: 'new.jpg', details };
  const described = { ...texts, ru: { title: 'Новая', text: { 1: 'Вид.' }, imagesAlt: ['Вид'] } };
  return [{ kind: 'work', base: null, value: { entry: own, texts: described } }];
};

const newPost: MakeChange = (work, post) => {
  const value = { ...post, id: 8, image: 'new.jpg', works: [9] };
  return [...newWork(work, post), { kind: 'post', base: null, value }];
};

const newHeroes: MakeChange = () => {
  const base = { 'site.json': { hero: ['one.jpg', 'two.jpg', 'three.jpg'] } };
  return [{ kind: 'texts', base, value: { 'site.json': { hero: ['new.jpg'] } } }];
};

const HEROES = PHOTOS.filter((file) => file.startsWith('images/hero'));
const RIVER = ['images/gallery/river.jpg', 'images/gallery/details/river-close.jpg'];
const NEW = ['images/gallery/new.jpg', 'images/gallery/details/new-close.jpg'];
const DESCRIBED = edited({ details: { images: ['new-close.jpg'] } }, { imagesAlt: ['Вид'] });
const MOVED: Saving = ['another category', edited({ category: 'animals' })];

/** The second has the texts of one language under the new category. */
const CRASHES = [START, statesOf(START, MOVED)[1] ?? START];

test.each<Saving>([
  MOVED,
  ['a new work', newWork, NEW],
  ['another id', edited({ id: 7, title: 'art-7' })],
  ['another photo', edited({ src: 'new.jpg' }), NEW, RIVER.slice(0, 1)],
  ['photos of details with descriptions', DESCRIBED, NEW],
  ['a removed work', (base) => [{ kind: 'work', base, value: null }], [], RIVER],
  ['a new post about a new work', newPost, [...NEW, 'images/news/new.jpg']],
  ['a removed post', (_, base) => [{ kind: 'post', base, value: null }]],
  ['other photos of the site', newHeroes, ['images/hero/new.jpg'], HEROES],
])('%s can be saved, and a crash leaves no errors', async (...saving) => {
  for (const state of CRASHES.flatMap((crash) => statesOf(crash, saving))) {
    expect(await errorsOf(state)).toEqual([]);
  }
});
