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

/** What a change makes of work 2 and post 1, with the photos that it adds and removes. */
interface Saving {
  readonly change: (work: WorkWithTexts, post: NewsEntry) => Change;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

const START: State = { json: new ContentDraft().folder(), photos: PHOTOS };

/** The order in which a saving writes the files. */
const ORDER = [/^locales/, /^gallery/, /^news/, /^site/];

/** The folder after each step of a saving, as a crash would leave it. */
function statesOf({ json, photos }: State, { change, added = [], removed = [] }: Saving): State[] {
  const [work, [post]] = [workWithTexts(json, 2), postsIn(json)];
  if (!work || !post) throw new Error('The folder has changed');
  const result = applyChange(json, change(work, post));
  if (result.status === 'conflict') throw new Error(JSON.stringify(result.conflicts));
  const all = [...photos, ...added];
  const states: State[] = [{ json, photos: all }];
  const files = ORDER.flatMap((group) =>
    Object.keys(result.files).filter((file) => group.test(file)),
  );
  for (const file of files) {
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
  (entry: object, texts: object = {}): Saving['change'] =>
  (base) => {
    const changed = Object.entries(base.texts).map(([language, own]) => [
      language,
      { ...own, ...texts },
    ]);
    const value = { entry: { ...base.entry, ...entry }, texts: Object.fromEntries(changed) };
    return [{ kind: 'work', base, value }];
  };

const newWork: Saving['change'] = ({ entry, texts }) => {
  const details = { ...entry.details, images: ['new-close.jpg'] };
  const own = { ...entry, id: 9, title: 'art-9', category: 'dzen', src: 'new.jpg', details };
  const described = { ...texts, ru: { title: 'Новая', text: { 1: 'Вид.' }, imagesAlt: ['Вид'] } };
  return [{ kind: 'work', base: null, value: { entry: own, texts: described } }];
};

const NEW_PHOTOS = ['images/gallery/new.jpg', 'images/gallery/details/new-close.jpg'];
const HEROES = PHOTOS.filter((file) => file.startsWith('images/hero'));

const SAVINGS: readonly [title: string, saving: Saving][] = [
  ['a new work', { change: newWork, added: NEW_PHOTOS }],
  ['another category', { change: edited({ category: 'animals' }) }],
  ['another id', { change: edited({ id: 7, title: 'art-7' }) }],
  [
    'another photo',
    {
      change: edited({ src: 'new.jpg' }),
      added: NEW_PHOTOS,
      removed: ['images/gallery/river.jpg'],
    },
  ],
  [
    'photos of details with descriptions',
    {
      change: edited({ details: { images: ['new-close.jpg'] } }, { imagesAlt: ['Вид'] }),
      added: NEW_PHOTOS,
    },
  ],
  [
    'a removed work',
    {
      change: (base) => [{ kind: 'work', base, value: null }],
      removed: ['images/gallery/river.jpg', 'images/gallery/details/river-close.jpg'],
    },
  ],
  [
    'a new post about a new work',
    {
      change: (work, post) => {
        const value = { ...post, id: 8, image: 'new.jpg', works: [9] };
        return [...newWork(work, post), { kind: 'post', base: null, value }];
      },
      added: [...NEW_PHOTOS, 'images/news/new.jpg'],
    },
  ],
  ['a removed post', { change: (_, base) => [{ kind: 'post', base, value: null }] }],
  [
    'other photos of the site',
    {
      change: () => [
        {
          kind: 'texts',
          base: { 'site.json': { hero: ['one.jpg', 'two.jpg', 'three.jpg'] } },
          value: { 'site.json': { hero: ['new.jpg'] } },
        },
      ],
      added: ['images/hero/new.jpg'],
      removed: HEROES,
    },
  ],
];

/** The second has the texts of one language under the new category. */
const CRASHES = [START, statesOf(START, { change: edited({ category: 'animals' }) })[1] ?? START];

test.each(SAVINGS)('%s can be saved, and a crash leaves no errors', async (_, saving) => {
  for (const state of CRASHES.flatMap((crash) => statesOf(crash, saving))) {
    expect(await errorsOf(state)).toEqual([]);
  }
});
