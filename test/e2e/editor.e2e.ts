import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { LABELS } from '#catalogue/texts/labels.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { startDevelopment } from '#test/servers/start-development.ts';
import { blockStorage, fillStorage } from './blocked-storage.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { test as base, expect, visit } from './visit.ts';

type Server = Readonly<Record<'origin' | 'folder', string>>;

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const draft = new ContentDraft();
      for (const language of ['ru', 'en'] as const) {
        const file = `locales/${language}/translation.json`;
        for (const [name, label] of Object.entries(LABELS[language]))
          draft.set(file, [name], label);
      }
      const folder = await draft.save();
      const ready = { path: '/gallery/landscape/2', text: 'Река' };
      const { origin, stop } = await startDevelopment({ contentDir: folder, ready });
      await use({ origin, folder });
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ mode: 'default' });

const CAT = '/add?work=1';

async function json({ folder }: Server, file: string) {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}

async function catTitle(server: Server): Promise<string> {
  return (await json(server, 'locales/ru/gallery.json')).animals['art-1'].title;
}

async function renameCat(server: Server, title: string): Promise<void> {
  const file = 'locales/ru/gallery.json';
  const texts = await json(server, file);
  texts.animals['art-1'].title = title;
  await writeFile(join(server.folder, file), JSON.stringify(texts));
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const title = (page: Page) => field(page, 'Название');

const pressSave = (page: Page) => page.getByRole('button', { name: 'Сохранить на сайт' }).click();

const expectSaved = (page: Page) => expect(page.getByText('Сохранено.')).toBeVisible();

async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expectSaved(page);
}

async function pick(count: number, part: Locator): Promise<void> {
  const buffer = await phonePhoto({ width: 300, height: 400 });
  const photos = Array.from({ length: count }, (_, index) => {
    return { name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer };
  });
  await part.getByLabel('Выбрать файл').last().setInputFiles(photos);
}

async function hold(page: Page, url: RegExp) {
  const held = page.waitForRequest(url);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const answer = async (route: Route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  };
  await page.route(url, answer, { times: 1 });
  return { held, release };
}

function stored(page: Page, malformedKey?: string): Promise<string> {
  return page.evaluate(async (key) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    indexedDB.open('editor').onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      const store = result.transaction('unsaved', 'readwrite').objectStore('unsaved');
      if (key) store.put({ values: 7 }, key);
      const all = store.getAll();
      all.onsuccess = () => resolve(JSON.stringify(all.result));
    };
    return promise;
  }, malformedKey);
}

const NO_SAVED_TEXT = 'Несохранённые правки хранятся на этом устройстве.';

test('it saves a new painting with its photo in both languages', async ({ page, server }) => {
  await visit(page, '/add');
  await pick(1, page.getByRole('group', { name: 'Фото', exact: true }));
  await expect(page.getByRole('img', { name: 'Готовое фото' })).toBeVisible();
  await title(page).fill('Туман над рекой');
  await field(page, 'Название по-английски').fill('Mist');
  await page.getByRole('button', { name: 'холст', exact: true }).tap();
  const facts = field(page, 'Характеристики');
  await facts.focus();
  await facts.blur();
  await expect(facts).toHaveAccessibleDescription(/^Размер работы не указан/i);
  await field(page, 'Ширина, см').fill('60 см');
  await expect(field(page, 'Ширина, см')).toHaveAccessibleDescription(/^Размер запишется/);
  await field(page, 'Высота, см').fill('80');
  await field(page, 'Описание (по абзацу на строке)').fill('Утро.');
  await expect(facts).not.toHaveAccessibleDescription(/размер/i);
  await field(page, 'Дата и/или место').fill('Нарочь');
  await pressSave(page);
  await expect(field(page, 'Нарочь — на английском языке')).toBeFocused();
  await save(page);
  await expect(title(page)).toHaveValue('');
  const [entry] = await json(server, 'gallery.json');
  expect(entry).toMatchObject({ id: 3, category: 'flowers_birds', src: 'tuman-nad-rekoy-3.jpg' });
  expect(entry.details).toMatchObject({ desc: 'холст, 60х80 см', text: [{ content: '{{1}}' }] });
  const saved = await readFile(join(server.folder, 'images/gallery', entry.src));
  expect(await isUpright(saved)).toBe(true);
  const texts = await json(server, 'locales/en/gallery.json');
  expect(texts.flowers_birds['art-3'].title).toBe('Mist');
});

test('it corrects a work, and takes that back after a reload', async ({ page, server }) => {
  await visit(page, CAT);
  await expect(title(page)).toHaveValue('Кот');
  await title(page).fill('Рыжий кот');
  await save(page);
  expect(await catTitle(server)).toBe('Рыжий кот');
  await page.reload();
  await page.getByRole('button', { name: 'Вернуть как было' }).tap();
  await expect(title(page)).toHaveValue('Кот');
  expect(await catTitle(server)).toBe('Кот');

  await test.step('it moves through a closed list by arrow keys and saves nothing', async () => {
    const before = await json(server, 'gallery.json');
    await field(page, 'Можно ли купить').press('ArrowDown');
    await expect(page.getByText(NO_SAVED_TEXT)).toBeVisible();
    expect(await json(server, 'gallery.json')).toEqual(before);
  });

  await test.step('it marks the work as sold in the list', async () => {
    await visit(page, '/add?works');
    await page.getByRole('button', { name: /^Продана\s*: Кот$/ }).tap();
    await expectSaved(page);
    const works = await json(server, 'gallery.json');
    expect(works.at(-1)).toMatchObject({ id: 1, availability: 'sold' });
  });
});

test('it asks for what a post lacks, saves and deletes it', async ({ page, server }) => {
  await visit(page, '/add?post');
  await pressSave(page);
  const heading = field(page, 'Заголовок — на русском языке');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(/^Здесь пусто/);
  await expect(page.getByRole('alert').getByText(/написано у полей\.$/)).toBeVisible();
  for (const [label, text] of [
    ['Заголовок — на русском языке', 'Весна'],
    ['Одна фраза для списка — на русском языке', 'Двадцать работ'],
    ['Дата словами', 'март 2027'],
    ['Текст (между абзацами пустая строка) — на русском языке', 'Раз.\n\nДва.'],
    ['С какого дня', '2027-03-01'],
    ['По какой день', '2027-03-20'],
    ['Город или место — на русском языке', 'Гродно'],
  ] as const) {
    await field(page, label).fill(text);
  }
  await pick(1, page.getByRole('group', { name: 'Обложка' }));
  await pick(20, page.getByRole('group', { name: 'Фото под текстом' }));
  const ready = page.getByRole('img', { name: 'Готовое фото' });
  await expect(ready).toHaveCount(21, { timeout: 30_000 });
  await expect(page.getByRole('alert').getByText(/написано у полей/)).toBeHidden();
  await save(page);
  const [post] = await json(server, 'news.json');
  const exhibition = { from: '2027-03-01', to: '2027-03-20', place: 'Гродно' };
  expect(post).toMatchObject({ title: 'Весна', content: { text: ['Раз.', 'Два.'] }, exhibition });
  expect(new Set(post.content.images).size).toBe(20);

  await visit(page, `/add?post=${post.id}`);
  await page.getByText('Удалить новость').tap();
  await page.getByRole('button', { name: 'Да, удалить' }).tap();
  await expectSaved(page);
  expect(await json(server, 'news.json')).toHaveLength(1);
  await page.getByRole('button', { name: 'Вернуть как было' }).tap();
  await expect.poll(async () => (await json(server, 'news.json')).length).toBe(2);
});

test('two browsers merge fields or choose a value', async ({ page, browser, server }) => {
  await visit(page, CAT);
  await title(page).fill('Кот А');
  const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await visit(other, CAT);
  await field(other, 'Приоритет').fill('5');
  await save(other);
  await expect(field(page, 'Приоритет')).toHaveValue('5');
  await expect(title(page)).toHaveValue('Кот А');

  await field(other, 'Название').fill('Кот Б');
  await pressSave(other);
  await page.getByRole('button', { name: /Набрано здесь/ }).tap();
  await save(page);
  expect(await catTitle(server)).toBe('Кот А');
  await other.close();
});

test('a second tab stores and saves nothing before it takes over', async ({ page, context }) => {
  await visit(page, '/add');
  const second = await context.newPage();
  await visit(second, '/add');
  await second.getByText('в другой вкладке').waitFor();
  await title(second).fill('Из второй');
  await visit(second, '/add');
  await expect(title(second)).toHaveValue('');
  await second.getByRole('button', { name: 'Править здесь' }).tap();
  await expect(page.getByRole('button', { name: 'Править здесь' })).toBeVisible();
  await title(second).fill('Из второй');
  await expect(second.getByText(NO_SAVED_TEXT)).toBeVisible();
});

for (const [storage, limit] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`it works with ${storage} storage, and says so`, async ({ page, server }) => {
    await limit(page);
    await visit(page, CAT);
    await title(page).fill(`Кот: ${storage}`);
    await expect(page.getByText('Браузер не может хранить несохранённые правки')).toBeVisible();
    await page.getByRole('link', { name: 'Новая работа' }).tap();
    await page.goBack();
    await expect(title(page)).toHaveValue(`Кот: ${storage}`);
    await save(page);
    expect(await catTitle(server)).toBe(`Кот: ${storage}`);
  });
}

test('it keeps unsaved values at every reload, and saves once', async ({ page, server }) => {
  const steps = [
    ['Название', 'Сосна'],
    ['Описание (по абзацу на строке)', 'Тихо.'],
    ['Приоритет', '2'],
  ] as const;
  await visit(page, '/add');
  for (const [index, [label, text]] of steps.entries()) {
    await field(page, label).fill(text);
    await expect.poll(() => stored(page)).toContain(text);
    await page.reload();
    for (const [before, typed] of steps.slice(0, index + 1)) {
      await expect(field(page, before)).toHaveValue(typed);
    }
  }
  await pick(1, page.getByRole('group', { name: 'Фото', exact: true }));
  await expect.poll(() => stored(page)).toContain('sosna');
  await stored(page, 'document work 1');
  await visit(page, CAT);
  await expect(title(page)).toHaveValue(/^Кот/);
  await visit(page, '/add');
  await expect(page.getByText('300×400')).toBeVisible();
  const pines = async () => {
    const works: { readonly src: string }[] = await json(server, 'gallery.json');
    return works.filter(({ src }) => src.startsWith('sosna')).length;
  };
  await hold(page, /__content\/save$/);
  await pressSave(page);
  await expect.poll(pines).toBe(1);
  await page.reload();
  await expect(title(page)).toHaveValue('Сосна');
  await save(page);
  expect(await pines()).toBe(1);
  await page.reload();
  await expect(title(page)).toHaveValue('');
  await title(page).fill('Туман');
  await page.getByText('Вернуть как на сайте').tap();
  await page.getByRole('button', { name: 'Да, стереть' }).tap();
  await expect(title(page)).toHaveValue('');
});

test('it waits for a moved corner before it saves', async ({ page, server }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 300);
    };
  });
  await visit(page, CAT);
  await pick(1, page.getByRole('group', { name: 'Фото', exact: true }));
  await page.getByText('Обрезать').first().tap();
  await page.getByRole('button', { name: 'Угол слева вверху' }).press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Угол слева внизу' }).press('Shift+ArrowRight');
  await save(page);
  const { src } = (await json(server, 'gallery.json')).find(({ id }: { id: number }) => id === 1);
  const { width, height } = await sharp(join(server.folder, 'images/gallery', src)).metadata();
  expect({ width, height }).toEqual({ width: 285, height: 400 });
});

test('it ignores an answer that a later one has overtaken', async ({ page, server }) => {
  await visit(page, CAT);
  await expect(title(page)).toHaveValue('Кот: full');
  const { held, release } = await hold(page, /__content$/);
  await renameCat(server, 'Второй');
  await held;
  await renameCat(server, 'Третий');
  await expect(title(page)).toHaveValue('Третий');
  const late = page.waitForResponse(/__content$/);
  release();
  await late;
  await expect(title(page)).toHaveValue('Третий');
});

test('it keeps the values if the folder cannot be read after saving', async ({ page, server }) => {
  await visit(page, CAT);
  await title(page).fill('Вслепую');
  await page.route(/__content$/, (route) => route.fulfill({ body: 'no JSON' }));
  await save(page);
  expect(await catTitle(server)).toBe('Вслепую');
  await expect(title(page)).toHaveValue('Вслепую');
  await page.unroute(/__content$/);
  await pressSave(page);
  await expect(page.getByText(NO_SAVED_TEXT)).toBeHidden();
});

test('it keeps new input while two works are saved', async ({ page, server }) => {
  await visit(page, CAT);
  await title(page).fill('Отправлено');
  const { held, release } = await hold(page, /__content\/save$/);
  await pressSave(page);
  await held;
  await expect.poll(() => catTitle(server)).toBe('Отправлено');
  await title(page).fill('Набрано потом');
  await page.evaluate(() => {
    history.pushState({}, '', '/add?work=2');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await title(page).fill('Второй ответ');
  await save(page);
  release();
  const link = page.getByRole('link', { name: 'Открыть на сайте' });
  await expect(link).toHaveAttribute('href', /animals\/1$/);
  for (const [path, typed, isSaved] of [
    ['/add?work=2', 'Второй ответ', true],
    [CAT, 'Набрано потом', false],
  ] as const) {
    await visit(page, path);
    await expect(title(page)).toHaveValue(typed);
    await expect(page.getByText(NO_SAVED_TEXT)).toBeVisible({ visible: !isSaved });
  }
  expect(await catTitle(server)).toBe('Отправлено');
});
