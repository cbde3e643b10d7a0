import { expect, test } from 'vitest';
import {
  type StudioPart,
  saidPath,
  textChanges,
  textsOf,
  translationIn,
  withValue,
} from './edited-texts.ts';

const SITE = 'site.json';
const EN = 'locales/en/translation.json';

const FILES = {
  [SITE]: {
    contacts: { email: 'anna@example.org' },
    answers: 'Отвечаю сразу.',
    offers: { studio: 'Минск' },
  },
  [EN]: { vocabulary: { 'Отвечаю сразу.': 'I answer at once.', Минск: 'Minsk', Москва: 'Moscow' } },
};

const PART: StudioPart = {
  key: 'contacts',
  places: {
    contacts: { file: SITE, path: ['contacts'] },
    answers: { file: SITE, path: ['answers'] },
    offers: { file: SITE, path: ['offers'] },
  },
  phrases: [['answers'], ['offers', 'studio']],
};

function changed(
  ...values: (readonly [(string | number)[] | ReturnType<typeof saidPath>, unknown])[]
) {
  const texts = values.reduce(
    (all, [path, value]) => withValue(all, path, value),
    textsOf(PART, FILES),
  );
  return { part: PART, files: FILES, texts };
}

test('it changes nothing when nothing was typed, or only spaces', () => {
  expect(textChanges(changed())).toEqual([]);
  expect(textChanges(changed([['answers'], ' Отвечаю сразу. ']))).toEqual([]);
});

test('it tells what was there, and what is to be', () => {
  expect(
    textChanges(
      changed([['contacts', 'phone'], '+375 29 1234567'], [['offers', 'studio'], undefined]),
    ),
  ).toEqual([
    {
      file: SITE,
      path: ['contacts'],
      before: { email: 'anna@example.org' },
      after: { email: 'anna@example.org', phone: '+375 29 1234567' },
    },
    { file: SITE, path: ['offers'], before: { studio: 'Минск' } },
  ]);
});

test('it takes a sentence that is worded anew into the vocabulary with its translation', () => {
  const edited = changed([['answers'], 'Отвечаю вечером.']);
  expect(translationIn(edited, 'en', ['answers'])).toBe('I answer at once.');
  expect(textChanges(edited)).toEqual([
    { file: EN, path: ['vocabulary', 'Отвечаю вечером.'], after: 'I answer at once.' },
    { file: EN, path: ['vocabulary', 'Отвечаю сразу.'], before: 'I answer at once.' },
    { file: SITE, path: ['answers'], before: 'Отвечаю сразу.', after: 'Отвечаю вечером.' },
  ]);
});

test('it leaves in the vocabulary what works are translated by', () => {
  const edited = changed([['offers', 'studio'], 'Москва']);
  expect(translationIn(edited, 'en', ['offers', 'studio'])).toBe('Moscow');
  expect(textChanges(edited).map(({ file }) => file)).toEqual([SITE]);
});

test('it corrects a translation, and forgets that of a sentence', () => {
  expect(textChanges(changed([saidPath('en', ['offers', 'studio']), 'Mensk']))).toEqual([
    { file: EN, path: ['vocabulary', 'Минск'], before: 'Minsk', after: 'Mensk' },
  ]);
  expect(textChanges(changed([saidPath('en', ['answers']), '']))).toEqual([
    { file: EN, path: ['vocabulary', 'Отвечаю сразу.'], before: 'I answer at once.' },
  ]);
});

test('it makes a new entry of a blank one', () => {
  const part: StudioPart = {
    key: 'post-new',
    places: { post: { file: 'news.json', path: [0] } },
    blank: { post: { id: 2, title: '' } },
    phrases: [],
  };
  const files = { 'news.json': [{ id: 1 }] };
  const texts = withValue(textsOf(part, files), ['post', 'title'], 'Новость ');
  expect(textChanges({ part, files, texts })).toEqual([
    { file: 'news.json', path: [0], after: { id: 2, title: 'Новость' } },
  ]);
});

test('it takes away with a value the objects that are empty then', () => {
  const post = { title: 'Лёд', translations: { en: { alt: 'Ice' } } };
  expect(withValue({ post }, ['post', 'translations', 'en', 'alt'], undefined)).toEqual({
    post: { title: 'Лёд' },
  });
});
