import { builtPage, textOf } from '#test/specification/built-site.ts';
import { CATEGORIES } from '#test/specification/sample.ts';
import { LISTED_COUNT, listedWorks, russianTitle } from './sample.ts';
import { expect, test } from './visit.ts';

test('it marks where the Russian paragraphs of an English page begin', () => {
  const story = builtPage('/en/gallery/portrait/1').querySelectorAll('article p > *').map(textOf);
  const start = story.findIndex((text) => /^For\sthirty years/.test(text));
  const note = story.indexOf('In Russian');
  expect(start).toBeLessThan(note);
  expect(story[note + 1]).toMatch(/^Уголь/);
});

test('it says where in the gallery a work is, and leads to its neighbours', () => {
  const [first, second, third] = listedWorks('dzen');
  const page = builtPage(`/gallery/dzen/${second?.id}`);
  const steps = page.querySelectorAll('nav[aria-label^="Путь"] li').map(textOf);
  const title = (second && russianTitle(second)) ?? 'Без названия';
  expect(steps).toEqual(['Галерея', 'Дзен', title]);
  const neighbours = page.querySelectorAll('a[rel="prev"], a[rel="next"]');
  expect(neighbours.map((link) => link.getAttribute('href'))).toEqual(
    [first, third].map((work) => `/gallery/dzen/${work?.id}`),
  );
});

test('it counts the works of every filter', () => {
  const links = builtPage('/gallery').querySelectorAll('main nav a');
  for (const link of links) {
    const category = CATEGORIES.find((each) => link.getAttribute('href')?.endsWith(`/${each}`));
    const count = category ? listedWorks(category).length : LISTED_COUNT;
    expect.soft(textOf(link)).toMatch(new RegExp(` ${count}$`));
  }
});
