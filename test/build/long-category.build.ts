import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstIndexOnPage, MAX_WORKS_PER_PAGE } from '#app/site/gallery/pagination.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { openSite } from './open-site.ts';
import { buildAudited } from './run-build.ts';

const WORKS = 2 * MAX_WORKS_PER_PAGE + 2;

const FIRST_OF_SECOND = firstIndexOnPage(2, WORKS) + 1;

function longCategory(): ContentDraft {
  const draft = new ContentDraft();
  for (const language of ['ru', 'en']) {
    const label = ['pages', 'title'] as const;
    draft.set(`locales/${language}/translation.json`, label, '{{title}}, {{number}}');
  }
  for (let id = 101; id <= 100 + WORKS; id++) {
    const work = { id, category: 'dzen', title: `art-${id}`, src: 'cat.jpg', active: 'true' };
    draft.set('gallery.json', [id - 99], { ...work, details: { date: '', desc: '' } });
    for (const language of ['ru', 'en']) {
      draft.set(`locales/${language}/gallery.json`, ['dzen', `art-${id}`], { title: `Круг ${id}` });
    }
  }
  return draft;
}

test('a long category is several pages, which the lightbox crosses', async () => {
  const content = await longCategory().save(await createTemporaryFolder());
  const place = await buildAudited(content, '/art/');
  const work = join(place.dir, `gallery/dzen/${100 + FIRST_OF_SECOND}/index.html`);
  expect(await readFile(work, 'utf8')).toContain('href="/art/gallery/dzen/page/2"');

  const { root, browser, close } = await openSite(place);
  onTestFinished(close);
  const page = await browser.newPage();
  const expectAt = async (position: number) => {
    await expect.poll(() => page.url()).toBe(`${root}/gallery/dzen?id=${position}`);
    const shown = page.locator('dialog[open] header p');
    await expect.poll(() => shown.textContent()).toBe(`${position}/${WORKS}`);
  };
  await page.goto(`${root}/gallery/dzen?id=${FIRST_OF_SECOND - 1}`);
  await expectAt(FIRST_OF_SECOND - 1);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.keyboard.press('ArrowRight');
  await expectAt(FIRST_OF_SECOND);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toBe(`${root}/gallery/dzen`);
});
