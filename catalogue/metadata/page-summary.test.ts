import { expect, test } from 'vitest';
import { MOST_WORKS_ON_PAGE } from '#catalogue/works/category-pages.ts';
import { sampleEdition, samplePost, sampleWork } from './edition.fixture.ts';
import { findSummary, type PageSummary, pageSummaries } from './page-summary.ts';

function summaryOf(summaries: readonly PageSummary[], path: string) {
  return summaries.find((summary) => summary.path === path);
}

test('it tells of a work its title, its section, what it is made of, when, and how its story begins', () => {
  const work = sampleWork({
    id: 7,
    title: 'Туман',
    desc: 'холст, масло, 80х60 см',
    date: 'май 2019',
    story: 'Было тихо.',
  });
  const summaries = pageSummaries(sampleEdition({ works: [work] }));
  expect(summaryOf(summaries, '/gallery/landscape/7')).toMatchObject({
    title: 'Туман',
    description: 'Туман. Category landscape; холст, масло, 80×60 см; май 2019. Было тихо.',
    photo: { name: 'work-7-0123456789' },
  });
});

test('it tells of a work whether it can still be had', () => {
  const works = [sampleWork({ id: 7, title: 'Туман', availability: 'sold' })];
  const summaries = pageSummaries(sampleEdition({ works }));
  expect(summaryOf(summaries, '/gallery/landscape/7')?.description).toBe(
    'Туман. Category landscape; Sold.',
  );
});

test('it shows the first work of a category, and its preview when there is none', () => {
  const summaries = pageSummaries(sampleEdition({ works: [sampleWork({ id: 7 })] }));
  expect(summaryOf(summaries, '/gallery/landscape')?.photo.name).toBe('work-7-0123456789');
  expect(summaryOf(summaries, '/gallery/dzen')).toMatchObject({
    photo: { name: 'dzen-0123456789' },
    description: 'Category dzen, Анна Иванова: Nothing yet',
  });
});

test('it tells no category of an unlisted work, which can be shared all the same', () => {
  const works = [sampleWork({ id: 7, title: 'Тайна', isListed: false })];
  const summaries = pageSummaries(sampleEdition({ works }));
  expect(summaryOf(summaries, '/gallery/landscape')?.description).not.toContain('Тайна');
  expect(summaryOf(summaries, '/gallery/landscape/7')?.isListed).toBe(false);
});

test('it speaks the language of the page', () => {
  const works = [sampleWork({ id: 7, englishTitle: 'Mist', desc: 'холст', date: 'май 2019' })];
  const summaries = pageSummaries(sampleEdition({ works, language: 'en' }));
  expect(summaryOf(summaries, '/en')?.title).toBe('Anna Ivanova — painter');
  expect(summaryOf(summaries, '/en/gallery/landscape/7')?.description).toBe(
    'Mist. Category landscape; canvas; May 2019.',
  );
});

test('it gives every page a title and a description of its own', () => {
  const works = [1, 2, 3].map((id) => sampleWork({ id, title: '' }));
  const posts = [1, 2].map((id) => samplePost({ id, date: `${id} мая 2020` }));
  const summaries = pageSummaries(sampleEdition({ works, posts }));
  for (const field of ['title', 'description', 'path'] as const) {
    const texts = summaries.map((summary) => summary[field]);
    expect(new Set(texts).size, field).toBe(texts.length);
  }
});

test('it tells the pages of a long category apart by number, first works and picture', () => {
  const works = Array.from({ length: MOST_WORKS_ON_PAGE + 1 }, (_, index) =>
    sampleWork({ id: index + 1 }),
  );
  const summaries = pageSummaries(sampleEdition({ works }));
  expect(summaryOf(summaries, '/gallery/landscape')?.title).toBe('Category landscape');
  expect(summaryOf(summaries, '/gallery/landscape/page/2')).toMatchObject({
    title: 'Category landscape, page 2',
    description: `Category landscape, page 2, Анна Иванова: Работа 62; Работа 63; Работа 64; Работа 65; Работа 66`,
    photo: { name: 'work-62-0123456789' },
    isListed: true,
  });
});

test('it cuts a long title for the head of the page, and keeps what tells namesakes apart', () => {
  const title = 'Кот спит '.repeat(500);
  const works = [1, 2].map((id) => sampleWork({ id, title, date: '' }));
  const posts = [samplePost({ id: 1, title, date: '' })];
  const summaries = pageSummaries(sampleEdition({ works, posts }));
  expect(summaryOf(summaries, '/gallery/landscape/1')?.title).toMatch(/^Кот.{1,98}…, № 1$/);
  expect(summaryOf(summaries, '/news/1')?.title).toMatch(/^Кот.{1,98}…$/);
  for (const { title, description } of summaries) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(200);
  }
});

test('it names the ways of reaching the artist that there are', () => {
  const summaries = pageSummaries(sampleEdition({ language: 'en' }));
  expect(summaryOf(summaries, '/en/contact')?.description).toBe(
    'Write by e-mail, Telegram, VK or Instagram',
  );
});

test('it finds each page by its address, and nothing where there is none', () => {
  const edition = sampleEdition({ works: [sampleWork({ id: 7 })], language: 'en' });
  const summaries = pageSummaries(edition);
  expect(summaries.map(({ path }) => path)).toContain('/en/gallery/all');
  expect(summaries.map(({ path }) => findSummary(edition, path))).toEqual(summaries);
  expect(findSummary(edition, '/en/nothing')).toBeUndefined();
});
