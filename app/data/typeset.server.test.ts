import { expect, test } from 'vitest';
import { samplePost, sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { postView } from '#catalogue/site/post-view.ts';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { workPage } from '#catalogue/works/work-view.ts';
import { typesetBiography, typesetPost, typesetWork } from './typeset.server.ts';

const vocabulary = vocabularyOf('ru', {});

/** A no-break space, as the tables below show it. */
const shown = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', '·'));

const work = sampleWork({
  id: 12,
  title: 'Варя в шляпе',
  desc: 'холст, масло, 60 × 80 см',
  date: 'Минск, 5 мая 2019',
  story: '*"Дом"* у [реки](https://example.org/o\'neil), и {{7}}',
});

test('it sets the texts of a work, and its title beside the typed one', () => {
  const set = shown(typesetWork(workPage(work, 'ru', vocabulary), 'ru'));
  expect(set).toMatchObject({
    title: { text: 'Варя в шляпе', shown: 'Варя в·шляпе', language: 'ru' },
    desc: 'холст, масло, 60×80·см',
    date: 'Минск, 5·мая 2019',
  });
  expect(set.paragraphs[0].segments).toEqual([
    { text: "*«Дом»* у·[реки](https://example.org/o'neil), и·{{7}}", language: 'ru' },
  ]);
});

test('it sets an English text by the rules of English', () => {
  const english = sampleWork({ id: 12, englishTitle: 'The "old" house' });
  const { title } = typesetWork(workPage(english, 'en', vocabulary), 'en');
  expect(shown(title?.shown)).toBe('The·“old” house');
});

test('it leaves a title alone that has nothing to bind', () => {
  const { title } = typesetWork(
    workPage(sampleWork({ id: 1, title: 'Туман' }), 'ru', vocabulary),
    'ru',
  );
  expect(title).toEqual({ text: 'Туман', language: 'ru' });
});

test('it sets the texts of a post', () => {
  const { post } = samplePost({
    id: 1,
    date: '5 мая 2019',
    title: 'Выставка "У реки"',
    content: { text: ['Пришли все, и дети.'] },
  });
  expect(shown(typesetPost(postView(post, 'ru', vocabulary), 'ru'))).toMatchObject({
    title: { text: 'Выставка "У реки"', shown: 'Выставка «У·реки»' },
    paragraphs: [{ text: 'Пришли все, и·дети.' }],
    date: '5·мая 2019',
  });
});

test('it sets every text of the biography, and no mark in it', () => {
  const biography = {
    lead: 'Пишу *на воде*',
    text: { 1: 'Живу в Минске' },
    cv: { 1: { title: 'О жизни', items: { 1: '1987–1991 — школа' } } },
  };
  expect(shown(typesetBiography(biography, 'ru'))).toEqual({
    lead: 'Пишу *на·воде*',
    text: { 1: 'Живу в·Минске' },
    cv: { 1: { title: 'О·жизни', items: { 1: '1987–1991·— школа' } } },
  });
});
