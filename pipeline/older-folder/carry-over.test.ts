import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ShippedLanguage } from '#catalogue/words/language.ts';
import { loadContent } from '#pipeline/content/load-content.ts';
import { readShippedWords } from '#pipeline/content/shipped-words.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { filesIn } from '#test/file-steps.ts';
import { carryOver } from './carry-over.ts';
import { carriedWords } from './prepare-folder.ts';

const SHIPPED_WORDS = readShippedWords();

const RU = 'locales/ru/translation.json';
const EN = 'locales/en/translation.json';

/** A folder as it was when every word of the interface had to stand in it. */
async function olderFolder(): Promise<string> {
  const draft = new ContentDraft();
  const wordsOf = (language: ShippedLanguage, own: object) => {
    const { biography, vocabulary } = JSON.parse(
      draft.text(`locales/${language}/translation.json`),
    );
    const { add: _, ...shipped } = SHIPPED_WORDS[language];
    const words = { ...shipped, ...own, biography, ...(vocabulary && { vocabulary }) };
    return `${JSON.stringify(words, null, 4)}\n`;
  };
  const { button, category } = SHIPPED_WORDS.ru;
  draft.write(
    RU,
    wordsOf('ru', {
      about: 'Обо мне',
      // Said in other words today.
      playSlideshow: 'Продолжить смену картин',
      category: { ...category, dzen: 'Медитация' },
      button,
      // Not said at all today.
      errorTitle: 'Страница не открылась',
      errorText: 'Ой! Попробуйте ещё раз.',
      // Where today there is a group of words.
      add: 'Новая работа',
    }),
  );
  draft.write(EN, wordsOf('en', {}));
  const folder = await draft.save();
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function read(folder: string, file: string) {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}

test('it takes the words of the application out, leaves the others, and keeps the files as they were', async () => {
  const folder = await olderFolder();
  const before = await filesIn(folder);
  const carried = await carryOver(folder);

  expect(await read(folder, RU)).toEqual({
    about: 'Обо мне',
    category: { dzen: 'Медитация' },
    biography: expect.any(Object),
  });
  expect(Object.keys(await read(folder, EN))).toEqual(['biography', 'vocabulary']);
  const after = await filesIn(folder);
  for (const { file, place } of carried) {
    expect(place).toMatch(/^older-version\/\d{4}-\d\d-\d\d\/locales\//);
    expect(after[place]).toBe(before[file]);
  }
  expect(carried.map(({ file, kept, lost }) => ({ file, kept, lost }))).toEqual([
    {
      file: RU,
      kept: ['about', 'category.dzen'],
      lost: [{ key: 'errorText', text: 'Ой! Попробуйте ещё раз.' }],
    },
    { file: EN, kept: [], lost: [] },
  ]);
  expect(carriedWords(carried)).toContain('your own stay: about, category.dzen');
});

test('its folder is sound afterwards, and is left alone from then on', async () => {
  const folder = await olderFolder();
  await carryOver(folder);
  const { problems } = await loadContent(folder);
  expect(problems).toEqual([]);
  const files = await filesIn(folder);
  expect(await carryOver(folder)).toEqual([]);
  expect(await filesIn(folder)).toEqual(files);
});

test('it touches nothing in a folder of today, nor in one that cannot be read', async () => {
  const draft = new ContentDraft().set(RU, ['about'], SHIPPED_WORDS.ru.about).write(EN, '{ "a": ');
  const folder = await draft.save();
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = await filesIn(folder);
  expect(await carryOver(folder)).toEqual([]);
  expect(await filesIn(folder)).toEqual(before);
});
