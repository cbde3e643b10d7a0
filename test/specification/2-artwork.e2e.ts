import type { Page } from '@playwright/test';
import { builtPage, fixturePage, isBuilt, mainText, textOf } from './built-site.ts';
import * as lightbox from './lightbox.ts';
import { ENGLISH, RUSSIAN, WORKS, workPath } from './sample.ts';
import { expect, expectRedirects, test, visit } from './visit.ts';

/** With three detail images, a VK video and a YouTube video. */
const PATH = '/gallery/flowers_birds/130';
const PANORAMAS = ['/gallery/landscape/140', '/gallery/dzen/61'];

async function boxesOf(page: Page) {
  const main = page.getByRole('main');
  const [image, title, divider] = await Promise.all([
    lightbox.picturesOf(page).first().getByRole('img').boundingBox(),
    main.getByRole('heading', { level: 1 }).boundingBox(),
    main.getByRole('separator').first().boundingBox(),
  ]);
  if (!image || !title || !divider) throw new Error('a part is missing');
  return { image, title, divider };
}

test.describe('which work', () => {
  test('every work of the list is found by its numeric id', () => {
    expect(WORKS.filter((work) => !isBuilt(workPath(work)))).toEqual([]);
    for (const id of [165, 86, 1]) {
      const work = WORKS.find((each) => each.id === id);
      const title = work && (RUSSIAN[work.category]?.[work.title]?.title || 'Без названия');
      const page = builtPage(work ? workPath(work) : '');
      expect.soft(textOf(page.querySelector('h1')), `work ${id}`).toBe(title);
    }
  });

  test('an id without a work leads to /404', async ({ page }) => {
    const paths = ['999', '0130', '130.0', '130x'].map((id) => `/gallery/flowers_birds/${id}`);
    await expectRedirects(page, paths, '/404');
    await expectRedirects(page, ['/en/gallery/flowers_birds/999'], '/en/404');
  });

  test('a work that is not active opens by its id and is not indexed', () => {
    for (const id of [12, 13]) {
      const page = fixturePage(`/gallery/landscape/${id}`);
      expect.soft(textOf(page.querySelector('h1'))).toBe(`Река ${id}`);
      const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content');
      expect.soft(robots, `work ${id}`).toContain('noindex');
    }
    const listed = fixturePage('/gallery/landscape/11').querySelector('meta[name="robots"]');
    expect.soft(listed?.getAttribute('content') ?? '').not.toContain('noindex');
  });
});

test.describe('what is shown', () => {
  test('it shows the translated title', () => {
    const titleOf = (path: string) => textOf(builtPage(path).querySelector('h1'));
    expect.soft(titleOf(PATH)).toBe(RUSSIAN.flowers_birds?.['art-130']?.title);
    expect.soft(titleOf(`/en${PATH}`)).toBe(ENGLISH.flowers_birds?.['art-130']?.title);
  });

  test('a divider stands between title and description', async ({ look }) => {
    const page = await look(PATH);
    const { title, divider } = await boxesOf(page);
    const description = await page.getByText('холст, масло, 60×80 см').boundingBox();
    expect(divider.y).toBeGreaterThanOrEqual(title.y + title.height);
    expect(divider.y + divider.height).toBeLessThanOrEqual(description?.y ?? 0);
    expect(divider.width).toBeGreaterThan(0);
  });

  test('title, description, date and text follow each other', () => {
    const text = textOf(builtPage('/gallery/landscape/164').querySelector('article'));
    const parts = [
      RUSSIAN.landscape?.['art-164']?.title ?? '-',
      'холст, масло, 80×60 см',
      'Полесье, апрель 2025',
      'Пришла на реку в пятом часу.',
    ];
    const found = parts.map((part) => text.indexOf(part));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((first, second) => first - second));
  });

  test('the description is translated word by word', () => {
    expect.soft(mainText(PATH)).toContain('холст, масло, 60×80 см');
    expect.soft(mainText(`/en${PATH}`)).toContain('canvas, oil, 60×80 cm');
    const rare = textOf(fixturePage('/en/gallery/still-life/6').querySelector('main'));
    expect.soft(rare).toContain('paper. pastel, 40.5×30 cm, сусальное серебро');
  });

  test('of several phrases that begin alike, the longest is translated', () => {
    expect(mainText('/en/gallery/flowers_birds/94')).toContain('canvas on board, oil, 50×60 cm');
  });

  test('the date is shown and translated', () => {
    expect.soft(mainText(PATH)).toContain('Полесье, август 2022');
    const rare = textOf(fixturePage('/en/gallery/still-life/6').querySelector('main'));
    expect.soft(rare).toContain('Crimea, winter 2020');
  });

  test('the text paragraphs are shown in their order', () => {
    const text = textOf(fixturePage('/gallery/still-life/5').querySelector('main'));
    const parts = ['Первый по-русски.', 'Второй', 'Third', '{{4}}', 'Без метки', 'До Первый'];
    const found = parts.map((part) => text.indexOf(part));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((first, second) => first - second));
  });

  test('a placeholder is replaced by the translated text of the work', () => {
    const text = (path: string) => textOf(fixturePage(path).querySelector('main'));
    expect.soft(text('/gallery/still-life/5')).toContain('До Первый по-русски. после');
    expect.soft(text('/en/gallery/still-life/5')).toContain('First in English.');
    expect.soft(text('/en/gallery/still-life/5')).toContain('До First in English. после');
  });

  test('a placeholder with a text in the other language alone shows that, and says so', () => {
    const russian = fixturePage('/en/gallery/still-life/5').querySelectorAll('main [lang="ru"]');
    expect(russian.map(textOf)).toContain('Второй только по-русски.');
    const english = fixturePage('/gallery/still-life/5').querySelectorAll('main [lang="en"]');
    expect(english.map(textOf)).toContain('Third in English only.');
  });

  test('a placeholder without a translation is kept unchanged', () => {
    for (const language of ['', '/en']) {
      const page = fixturePage(`${language}/gallery/still-life/5`);
      expect.soft(textOf(page.querySelector('main'))).toContain('{{4}}');
    }
  });
});

test.describe('images and videos', () => {
  test('extra detail images come from the details folder', async ({ look }) => {
    const page = await look(PATH);
    const images = lightbox.picturesOf(page).getByRole('img');
    await expect(images).toHaveCount(4);
    for (const [index, name] of ['crop', 'frame', 'texture'].entries()) {
      const source = await images.nth(index + 1).getAttribute('src');
      expect.soft(source).toContain(`sunflowers-130-${name}`);
    }
  });

  for (const [index, [host, width, height, player]] of [
    ['VK', 300, 200, 'https://vk.com/video_ext.php?oid=-219480512&id=456239061&hd=2'] as const,
    ['YouTube', 560, 315, 'https://www.youtube-nocookie.com/embed/sunF10wers-?start=15'] as const,
  ].entries()) {
    test(`a ${host} video is a frame of ${width}x${height}`, async ({ look }) => {
      const frame = (await look(PATH)).locator('iframe').nth(index);
      await frame.scrollIntoViewIfNeeded();
      expect(await frame.boundingBox()).toMatchObject({ width, height });
      await expect(frame.contentFrame().getByRole('link')).toHaveAttribute('href', player);
    });
  }

  test('a video is fluid in a narrow window', async ({ look }) => {
    const page = await look(PATH, { width: 320, height: 640 });
    for (const [index, ratio] of [300 / 200, 560 / 315].entries()) {
      const box = await page.locator('iframe').nth(index).boundingBox();
      expect.soft(box?.width).toBeLessThan(300);
      expect.soft((box?.width ?? 0) / (box?.height ?? 0)).toBeCloseTo(ratio, 2);
    }
  });
});

test.describe('buy button', () => {
  test('the buy button leads to the contacts page and names the work', async ({ look }) => {
    for (const [language, name] of [
      ['', 'Купить'],
      ['/en', 'Buy'],
    ] as const) {
      const buy = (await look(`${language}${PATH}`)).getByRole('link', { name, exact: true });
      await expect.soft(buy).toHaveAttribute('href', `${language}/contact?work=130`);
    }
  });

  test('the buy button stands with the price, above extra images and videos', async ({ look }) => {
    const page = await look(PATH, { width: 360, height: 740 });
    const parts = [
      page.getByText('Цена по запросу'),
      page.getByRole('link', { name: 'Купить', exact: true }),
      lightbox.picturesOf(page).nth(1),
      page.locator('iframe').first(),
    ];
    const [price = 0, buy = 0, detail = 0, video = 0] = await Promise.all(
      parts.map(async (part) => (await part.boundingBox())?.y),
    );
    expect(Math.abs(buy - price)).toBeLessThan(100);
    expect(buy).toBeLessThan(Math.min(detail, video));
  });
});

test.describe('main image', () => {
  test('the main image stands on the right from the laptop width on', async ({ look }) => {
    for (const [path, width] of [
      [PATH, 1025],
      [PATH, 1920],
      ['/gallery/flowers_birds/42', 1280], // 2.03:1
    ] as const) {
      const { image, title } = await boxesOf(await look(path, { width, height: 800 }));
      expect.soft(image.x, `${path} at ${width}`).toBeGreaterThanOrEqual(title.x + title.width);
    }
  });

  test('a panorama wider than 2.2:1 stands below title and divider over the full measure', async ({
    look,
  }) => {
    for (const path of PANORAMAS) {
      const page = await look(path);
      const { image, title, divider } = await boxesOf(page);
      expect.soft(title.y + title.height, path).toBeLessThanOrEqual(divider.y);
      expect.soft(divider.y + divider.height, path).toBeLessThanOrEqual(image.y);
      expect.soft(image.x, path).toBeCloseTo(title.x, 0);
      expect.soft(image.width, path).toBeGreaterThan(0.8 * 1280);
    }
  });
});

test('a click on any image opens a lightbox of that image alone', async ({ page }) => {
  await visit(page, PATH);
  const dialog = lightbox.dialogOf(page);
  for (let index = 0; index < 4; index += 1) {
    const image = lightbox.picturesOf(page).nth(index);
    const name = (await image.getByRole('img').getAttribute('src'))?.match(/[^/]+-130[a-z-]*/)?.[0];
    await image.click();
    await lightbox.expectOpen(page);
    await expect(dialog.getByRole('heading')).toHaveText(/^Подсолнухи отвернулись/);
    for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.soft(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(name ?? '-'));
    expect.soft(await dialog.getByText(/\d\/\d/).count()).toBe(0);
    expect.soft(await lightbox.previousOf(page).or(lightbox.nextOf(page)).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await lightbox.expectClosed(page);
  }
});
