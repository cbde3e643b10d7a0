import type { HTMLElement } from 'node-html-parser';
import { generate } from './add-form.ts';
import {
  builtPage,
  fixturePage,
  isBuilt,
  linksOf,
  listedIds,
  plain,
  sizeOf,
  textOf,
} from './built-site.ts';
import { dialogOf, openPicture } from './lightbox.ts';
import * as sample from './sample.ts';
import { expect, FIXTURE_URL, test } from './visit.ts';

/** Fixture: every list is filled in. */
const FULL_WORK = '/gallery/still-life/5';
/** Fixture: its texts are empty. */
const EMPTY_WORK = '/gallery/landscape/14';
/** Fixture: it has no lists. */
const BARE_WORK = '/gallery/landscape/13';
/** Fixture: the size of `lilac.jpg`, which is a photo of the gallery and one of another server. */
const LILAC = ['300', '390'];

test.describe('artwork', () => {
  test('the id is the number of its page', () => {
    for (const work of sample.WORKS) {
      expect.soft(isBuilt(sample.workPath(work)), sample.workPath(work)).toBe(true);
      expect.soft(isBuilt(`/en${sample.workPath(work)}`), `/en${sample.workPath(work)}`).toBe(true);
    }
  });

  test('works of one priority stand newest first', () => {
    for (const category of sample.CATEGORIES) {
      const newestFirst = sample
        .listedWorks(category)
        .toSorted(
          (first, second) => (second.priority ?? 0) - (first.priority ?? 0) || second.id - first.id,
        );
      const ids = newestFirst.map(({ id }) => id);
      const listed = listedIds(builtPage(`/gallery/${category}`), category);
      expect.soft(listed, category).toEqual(ids);
    }
  });

  test('a work belongs to one of the eight categories', () => {
    for (const category of sample.CATEGORIES) {
      const main = builtPage(`/gallery/${category}`).querySelector('main');
      const paths = linksOf(main).filter((path) => /\d$/.test(path));
      expect(paths.length).toBeGreaterThan(0);
      const strangers = paths.filter((path) => !path.startsWith(`/gallery/${category}/`));
      expect.soft(strangers, category).toEqual([]);
    }
  });

  test('the title is the translation of art-{id}', () => {
    for (const work of sample.WORKS) {
      const russian = titleOf(sample.RUSSIAN, work);
      const english = titleOf(sample.ENGLISH, work);
      if (russian) expect.soft(headingOf(builtPage(sample.workPath(work)))).toBe(russian);
      if (english) expect.soft(headingOf(builtPage(`/en${sample.workPath(work)}`))).toBe(english);
    }
  });

  test("an empty title shows 'Без названия' or 'Untitled'", () => {
    const untitled = sample.WORKS.filter(
      (work) => !titleOf(sample.RUSSIAN, work) && !titleOf(sample.ENGLISH, work),
    );
    expect(untitled.length).toBeGreaterThan(0);
    for (const work of untitled) {
      expect.soft(headingOf(builtPage(sample.workPath(work)))).toBe('Без названия');
      expect.soft(headingOf(builtPage(`/en${sample.workPath(work)}`))).toBe('Untitled');
    }
  });

  test('a missing English title falls back to the Russian one, marked as Russian', () => {
    const works = sample.WORKS.filter(
      (work) => titleOf(sample.RUSSIAN, work) && !titleOf(sample.ENGLISH, work),
    );
    expect(works.length).toBeGreaterThan(0);
    for (const work of works) {
      const page = builtPage(`/en${sample.workPath(work)}`);
      const marked = page.querySelector('h1 [lang="ru"], h1[lang="ru"]');
      expect.soft(textOf(marked)).toBe(titleOf(sample.RUSSIAN, work));
    }
  });

  test('src names a photo in the gallery folder', () => {
    const [painting] = photosOf(fixturePage(EMPTY_WORK));
    expect(painting).toEqual(LILAC);
  });

  test('the priority is optional, and a higher one stands first', () => {
    const ids = listedIds(fixturePage('/gallery/landscape'), 'landscape');
    expect(ids).toEqual([8, 10, 14, 9, 7, 11]);
  });

  test('the date is free text', () => {
    const dates = sample.WORKS.flatMap(({ details }) => details.date || []);
    expect(dates.length).toBeGreaterThan(100);
    for (const work of sample.WORKS) {
      const shown = textOf(builtPage(sample.workPath(work)).querySelector('article'));
      expect.soft(shown, sample.workPath(work)).toContain(work.details.date ?? '');
    }
  });

  test('the description is free text with medium and size', () => {
    const shown = paragraphsOf(builtPage('/gallery/landscape/164'));
    expect(shown).toContain('холст, масло, 80×60 см');
  });

  test('an empty date and an empty description leave nothing behind', () => {
    const page = fixturePage(EMPTY_WORK);
    expect.soft(paragraphsOf(page)).not.toContain('');
    expect.soft(textOf(page.querySelector('article'))).not.toMatch(/undefined|null|2025/);
  });

  test('an image may be a file name in gallery/details', () => {
    const [, detail] = photosOf(fixturePage(FULL_WORK));
    expect(detail).toEqual(['300', '240']);
  });

  test('an image may be a URL, and comes from the site itself', () => {
    const [, , remote] = photosOf(fixturePage(FULL_WORK));
    expect.soft(remote).toEqual(LILAC);
    const images = fixturePage(FULL_WORK).querySelectorAll('main img, main source');
    expect.soft(images.filter((image) => image.toString().includes('http'))).toEqual([]);
  });

  test('the text is a list of paragraphs in their order', () => {
    const story = [
      'Первый по-русски.',
      'Второй только по-русски.',
      'Third in English only.',
      '{{4}}',
      'Без метки',
      'До Первый по-русски. после',
    ];
    const shown = paragraphsOf(fixturePage(FULL_WORK));
    expect(shown.filter((paragraph) => story.includes(paragraph))).toEqual(story);
  });

  test.describe('classes of paragraphs', () => {
    test('inline: it goes on in the line of the paragraph before', async ({ look }) => {
      const page = await look('/gallery/animals/156');
      const story = page.getByRole('article').getByRole('paragraph');
      const paragraphs = story.filter({ hasText: /минут\.|Время согласия/ });
      await expect(paragraphs).toHaveCount(2);
      for (const paragraph of await paragraphs.all()) {
        await expect.soft(paragraph).toHaveCSS('display', 'inline');
      }
    });

    test('r: it stands at the right edge', async ({ look }) => {
      const page = await look(FIXTURE_URL + FULL_WORK);
      const paragraph = page.getByRole('paragraph').filter({ hasText: 'Второй только по-русски.' });
      await expect(paragraph).toHaveCSS('text-align', /^(right|end)$/);
    });

    test('blockquote-6: it is set in', async ({ look }) => {
      const page = await look(FIXTURE_URL + FULL_WORK);
      const [plain, quotation] = await Promise.all(
        ['Первый по-русски.', 'Third in English only.'].map((text) =>
          page.getByRole('article').getByText(text, { exact: true }).boundingBox(),
        ),
      );
      expect(quotation?.x).toBeGreaterThan(plain?.x ?? Infinity);
    });

    test('pre-line: its line breaks are kept', async ({ look }) => {
      const text = sample.RUSSIAN.animals?.['art-161']?.text?.[1] ?? '';
      const lines = text.split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(2);
      const page = await look('/gallery/animals/161');
      const story = page.getByRole('article').getByRole('paragraph');
      const poem = await story.filter({ hasText: lines[0] ?? '' }).innerText();
      const shown = poem.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').split('\n');
      expect(shown.filter(Boolean)).toEqual(lines);
    });
  });

  test('an empty string among the VK videos shows nothing', () => {
    const frames = fixturePage(FULL_WORK).querySelectorAll('iframe[title^="Видео"]');
    expect(frames.map((frame) => frame.getAttribute('title'))).toEqual([
      'Видео 1: Пять',
      'Видео 2: Пять',
    ]);
    const [vk] = frames;
    expect(vk?.toString()).toContain('https://vk.com/video_ext.php');
  });

  test('the YouTube videos are embedded', () => {
    const [, youtube] = fixturePage(FULL_WORK).querySelectorAll('iframe');
    expect(youtube?.toString()).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
  });

  test('the average colour is optional', () => {
    for (const path of [FULL_WORK, BARE_WORK]) {
      expect.soft(photosOf(fixturePage(path))[0]).toEqual(['400', '300']);
    }
  });

  test('the average colour is the ground on which a picture appears', async ({ page }) => {
    await openPicture(page, FIXTURE_URL + FULL_WORK, 1);
    const ground = await dialogOf(page)
      .getByRole('img')
      .evaluate((image) => {
        for (let each: Element | null = image; each; each = each.parentElement) {
          const { backgroundColor } = getComputedStyle(each);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        }
        return undefined;
      });
    expect(ground).toBe('rgb(10, 200, 30)');
  });

  test('any of the lists may be missing', () => {
    const page = fixturePage(BARE_WORK);
    expect.soft(photosOf(page)).toHaveLength(1);
    expect.soft(page.querySelectorAll('iframe')).toEqual([]);
    expect.soft(textOf(page.querySelector('article'))).toContain('холст, масло, 40×30 см');
  });

  test('the texts are numbered paragraphs in Russian and English', () => {
    for (const [path, texts] of [
      ['/gallery/landscape/164', sample.RUSSIAN],
      ['/en/gallery/landscape/164', sample.ENGLISH],
    ] as const) {
      const story = Object.values(texts.landscape?.['art-164']?.text ?? {});
      expect(story).toHaveLength(2);
      const shown = paragraphsOf(builtPage(path));
      expect.soft(shown.filter((paragraph) => story.includes(paragraph))).toEqual(story);
    }
  });

  test('a missing English text falls back to Russian, marked as Russian', () => {
    const page = fixturePage(`/en${FULL_WORK}`);
    const marked = page.querySelectorAll('article p [lang="ru"], article p[lang="ru"]').map(textOf);
    expect(marked).toContain('Второй только по-русски.');
    expect(marked).not.toContain('First in English.');
  });

  test('a missing Russian text falls back to English, marked as English', () => {
    const page = fixturePage(FULL_WORK);
    const marked = page.querySelectorAll('article p [lang="en"], article p[lang="en"]').map(textOf);
    expect(marked).toEqual(['Third in English only.']);
  });

  test('a placeholder without a text in either language is kept', () => {
    for (const path of [FULL_WORK, `/en${FULL_WORK}`]) {
      expect.soft(paragraphsOf(fixturePage(path)), path).toContain('{{4}}');
    }
  });
});

test.describe('news post', () => {
  test('there are five, with the ids 1 to 5', () => {
    const links = builtPage('/news').querySelectorAll('main a[href^="/news/"]');
    const ids = links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1)));
    expect([...new Set(ids)].toSorted()).toEqual([1, 2, 3, 4, 5]);
    for (const id of ids) expect.soft(isBuilt(`/news/${id}`), `${id}`).toBe(true);
  });

  test('the list shows title, short description, date and image', () => {
    for (const { id, title, shortDesc, date } of sample.POSTS) {
      const link = builtPage('/news').querySelector(`main a[href="/news/${id}"]`);
      for (const text of [title, shortDesc, date]) expect.soft(textOf(link)).toContain(text);
      expect.soft(link?.querySelectorAll('img'), `${id}`).toHaveLength(1);
    }
  });

  test('the content is a list of paragraphs', () => {
    for (const { id, content } of sample.POSTS) {
      const shown = textOf(builtPage(`/news/${id}`).querySelector('article'));
      for (const paragraph of content.text) expect.soft(shown, `${id}`).toContain(plain(paragraph));
    }
  });

  test('the content has a list of images', () => {
    for (const { id, content } of sample.POSTS) {
      const [, ...photos] = photosOf(builtPage(`/news/${id}`));
      expect.soft(photos, `${id}`).toHaveLength(content.images?.length ?? 0);
    }
  });

  test('the content may have VK videos, empty ones are nothing', () => {
    for (const { id, content } of sample.POSTS) {
      const videos = content.vk_videos?.filter(Boolean) ?? [];
      expect
        .soft(builtPage(`/news/${id}`).querySelectorAll('iframe'), `${id}`)
        .toHaveLength(videos.length);
    }
  });

  test('without a translation the content is Russian, and marked as such on an English page', () => {
    const page = fixturePage('/en/news/1');
    expect(page.querySelectorAll('article p[lang="ru"]').map(textOf)).toEqual(['Абзац.']);
    const title = page.querySelector('h1 [lang="ru"], h1[lang="ru"]');
    expect(textOf(title)).toBe('Первая новость');
    expect(textOf(page.querySelector('main'))).toContain('In Russian');
  });
});

test('a generated translation entry: category, art-{id}, title and a text map keyed 1..n', async ({
  page,
}) => {
  const { entry, texts } = await generate(page, { title: 'Река', text: 'Раз.\nДва.\nТри.' });
  expect(texts).toEqual({
    [entry.category]: {
      [entry.title]: { title: 'Река', text: { 1: 'Раз.', 2: 'Два.', 3: 'Три.' } },
    },
  });
});

test.describe('translated vocabulary', () => {
  for (const [kind, vocabulary] of Object.entries({
    'names of months': Object.fromEntries(
      Array.from({ length: 12 }, (_, month) =>
        ['ru', 'en'].map((language) =>
          new Date(2025, month).toLocaleString(language, { month: 'long' }),
        ),
      ),
    ),
    places: {
      Крым: 'Crimea',
      Москва: 'Moscow',
      Алушта: 'Alushta',
      Солигорск: 'Soligorsk',
      Минск: 'Minsk',
      Симеиз: 'Simeiz',
    },
    'techniques and materials': {
      акварель: 'watercolor',
      масло: 'oil',
      сепия: 'sepia',
      пастель: 'pastel',
      рисунок: 'drawing',
      тушь: 'ink',
      акрил: 'acrylic',
      'смешанная техника': 'mixed media',
      холст: 'canvas',
      бумага: 'paper',
      'рисовая бумага': 'rice paper',
      уголь: 'charcoal',
      карандаш: 'pencil',
      линер: 'liner',
      'крафт-бумага': 'kraft paper',
      оргалит: 'hardboard',
    },
    units: { см: 'cm', мм: 'mm' },
  })) {
    test(`the English side translates ${kind}`, () => {
      for (const [russian, english] of Object.entries(vocabulary)) {
        const work = sample.WORKS.find((each) => detailWords(each).includes(russian));
        const shown = work ? paragraphsOf(builtPage(`/en${sample.workPath(work)}`)).join('\n') : '';
        expect.soft(shown, russian).toMatch(new RegExp(`(?<!\\p{L})${english}(?!\\p{L})`, 'u'));
      }
    });
  }

  test("the English side translates the artist's name", () => {
    expect(headingOf(builtPage('/en'))).toBe('Alesia Verasen');
  });

  test("the English side translates 'artist teacher'", () => {
    expect(paragraphsOf(builtPage('/en'))).toContain('artist teacher');
  });

  test("other labels: 'Details', 'Back to home', 'Price upon request'", () => {
    for (const [path, label] of [
      ['/en/gallery', 'Details'],
      ['/en/404', 'Back to home'],
      ['/en/gallery/landscape/164', 'Price upon request'],
    ] as const) {
      const elements = builtPage(path).querySelectorAll('main a, main p').map(textOf);
      expect.soft(elements, path).toContain(label);
    }
  });

  test('the keys about, more, button.home, pageNotFound and category.* carry these labels', () => {
    for (const [path, label] of [
      ['/en/gallery', 'About me'],
      ['/en/gallery', 'Look closer'],
      ['/en/404', 'To the start'],
      ['/en/404', 'Nothing here'],
      ['/en/gallery/still-life', 'Quiet life'],
    ] as const) {
      const elements = fixturePage(path).querySelectorAll('a, h1').map(textOf);
      expect.soft(elements, path).toContain(label);
    }
  });
});

test.describe('client UI state', () => {
  test('the language modal and the menu are closed at first', async ({ look }) => {
    const page = await look('/', { width: 1024, height: 800 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the scroll offset is 0 at first', async ({ look }) => {
    const page = await look('/');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

function headingOf(page: HTMLElement): string {
  return textOf(page.querySelector('h1'));
}

function paragraphsOf(page: HTMLElement): string[] {
  return page.querySelectorAll('main p').map(textOf);
}

/** The sizes of the photos that say what they show. Links to other works repeat their photos without a text. */
function photosOf(page: HTMLElement) {
  return page
    .querySelectorAll('article img')
    .filter((image) => image.getAttribute('alt'))
    .map(sizeOf);
}

function titleOf(texts: typeof sample.RUSSIAN, { category, title }: sample.Work): string {
  return texts[category]?.[title]?.title ?? '';
}

function detailWords({ details: { date = '', desc = '' } }: sample.Work): string[] {
  const pieces = `${date},${desc}`.split(/[,.]/).map((piece) => piece.trim());
  return [...pieces, ...pieces.flatMap((piece) => piece.split(' '))];
}
