import { expect, test } from 'vitest';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import { type FolderJson, postsIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { ContentDraft, PHOTOS } from '#test/content.fixture.ts';
import { judgeFolder } from './load-content.ts';
import { photoFile } from './photo-references/photo-folder.ts';

interface State {
  readonly json: FolderJson;
  readonly photos: readonly string[];
}

/** A change of the folder, with the photos that it adds and removes. */
interface Saved {
  readonly change: Change;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

const START: State = { json: new ContentDraft().folder(), photos: PHOTOS };

/** The order of the files in which a saving writes them. */
const ORDER = [/^locales/, /^gallery/, /^news/, /^site/];

/** The folder after each step of a saving, as a crash would leave it. */
function statesOf({ json, photos }: State, { change, added = [], removed = [] }: Saved): State[] {
  const result = applyChange(json, change);
  if (result.status === 'conflict') throw new Error(JSON.stringify(result.conflicts));
  const states: State[] = [{ json, photos }];
  const step = (next: Partial<State>) => states.push({ ...(states.at(-1) as State), ...next });
  step({ photos: [...photos, ...added] });
  for (const pattern of ORDER) {
    for (const file of Object.keys(result.files).filter((each) => pattern.test(each))) {
      step({ json: { ...states.at(-1)?.json, [file]: result.files[file] } });
    }
  }
  step({ photos: [...photos, ...added].filter((file) => !removed.includes(file)) });
  return states;
}

async function errorsOf({ json, photos }: State): Promise<string[]> {
  const folder = { json, texts: new Map(), findings: [] };
  const files = photos.map((file) => photoFile(file, `/${file}`));
  const { problems } = await judgeFolder('/nowhere', folder, { photos: files, refused: [] });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ file, place, message }) => `${file}: ${place}: ${message}`);
}

/** The entry and the texts of work 2 with other fields. */
function edited(json: FolderJson, entry: object, texts: object = {}): Change {
  const base = workWithTexts(json, 2);
  if (!base) throw new Error('There is no work 2');
  const changed = Object.entries(base.texts).map(([language, own]) => [
    language,
    { ...own, ...texts },
  ]);
  const value = { entry: { ...base.entry, ...entry }, texts: Object.fromEntries(changed) };
  return [{ kind: 'work', base, value }];
}

const NEW_PHOTOS = ['images/gallery/new.jpg', 'images/gallery/details/new-close.jpg'];

function added(json: FolderJson, category: string): Change {
  const { entry, texts } = workWithTexts(json, 2) ?? {};
  if (!entry || !texts) throw new Error('There is no work 2');
  const own = { ...entry, id: 9, title: 'art-9', category, src: 'new.jpg' };
  const details = { ...entry.details, images: ['new-close.jpg'] };
  const described = { ...texts, ru: { title: 'Новая', text: { 1: 'Вид.' }, imagesAlt: ['Вид'] } };
  return [{ kind: 'work', base: null, value: { entry: { ...own, details }, texts: described } }];
}

function posted(json: FolderJson, fields: object | null): Change {
  const [base] = postsIn(json);
  if (!base) throw new Error('There is no post');
  return [{ kind: 'post', base, value: fields && { ...base, ...fields } }];
}

const RIVER_PHOTOS = ['images/gallery/river.jpg', 'images/gallery/details/river-close.jpg'];

const SAVINGS: readonly [title: string, saving: (json: FolderJson) => Saved][] = [
  ['a new work', (json) => ({ change: added(json, 'dzen'), added: NEW_PHOTOS })],
  ['another category', (json) => ({ change: edited(json, { category: 'animals' }) })],
  ['another id', (json) => ({ change: edited(json, { id: 7, title: 'art-7' }) })],
  [
    'another photo',
    (json) => ({
      change: edited(json, { src: 'new.jpg' }),
      added: NEW_PHOTOS.slice(0, 1),
      removed: RIVER_PHOTOS.slice(0, 1),
    }),
  ],
  [
    'another photo of a detail, with descriptions',
    (json) => ({
      change: edited(
        json,
        {
          details: {
            ...workWithTexts(json, 2)?.entry.details,
            images: ['new-close.jpg', 'river-close.jpg'],
          },
        },
        { imagesAlt: ['Вид', 'Вид'] },
      ),
      added: NEW_PHOTOS.slice(1),
    }),
  ],
  [
    'a removed work',
    (json) => ({
      change: [{ kind: 'work', base: workWithTexts(json, 2) ?? null, value: null }],
      removed: RIVER_PHOTOS,
    }),
  ],
  [
    'a new post about a new work',
    (json) => {
      const [base] = postsIn(json);
      const post = base && { ...base, id: 8, image: 'new.jpg', works: [9] };
      return {
        change: [...added(json, 'portrait'), { kind: 'post', base: null, value: post ?? null }],
        added: [...NEW_PHOTOS, 'images/news/new.jpg'],
      };
    },
  ],
  ['a removed post', (json) => ({ change: posted(json, null) })],
  [
    'another photo of a post',
    (json) => ({ change: posted(json, { image: 'new.jpg' }), added: ['images/news/new.jpg'] }),
  ],
  [
    'another order and other texts of the site',
    () => ({
      change: [
        { kind: 'works-order', category: 'landscape', base: [2], value: [2] },
        {
          kind: 'texts',
          base: { 'site.json': { hero: ['one.jpg', 'two.jpg', 'three.jpg'] } },
          value: { 'site.json': { hero: ['new.jpg'] } },
        },
      ],
      added: ['images/hero/new.jpg'],
      removed: ['images/hero/one.jpg', 'images/hero/two.jpg', 'images/hero/three.jpg'],
    }),
  ],
];

test.each(SAVINGS)(
  'a crash while %s is saved leaves a folder without errors',
  async (_, saving) => {
    for (const state of statesOf(START, saving(START.json))) {
      expect(await errorsOf(state)).toEqual([]);
    }
  },
);

/** With the texts of one language, and of both, under the new category. */
const CRASHES = statesOf(START, { change: edited(START.json, { category: 'animals' }) }).slice(
  2,
  4,
);

test.each(SAVINGS)('after a crash, %s is saved without errors', async (_, saving) => {
  for (const crash of CRASHES) {
    for (const state of statesOf(crash, saving(crash.json))) {
      expect(await errorsOf(state)).toEqual([]);
    }
  }
});
