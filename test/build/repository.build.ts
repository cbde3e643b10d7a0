import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage, type Locator, type Page, type Route } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { phonePhoto } from '#test/e2e/phone-photo.ts';
import { startGitHost } from '#test/git-host/git-host.ts';
import { runJob } from '#test/run-workflow.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { checkOut, createTemplate, git, PUBLISH, START } from './template.ts';

const { add } = LABELS.ru;
const { status, fault } = add.repository;

let host: Awaited<ReturnType<typeof startGitHost>>;
let parent: string;
let site: OpenSite;
let page: Page;
let taps = 0;
const sent: string[] = [];

const CONTEXT = {
  inputs: { name: 'Елена / Elena', languages: 'ru,en', address: '' },
  github: { server_url: 'https://github.com', repository: 'elena/gallery', ref_name: 'main' },
};

const checkOutHead = async () => checkOut(host.git.folder, await mkdtemp(join(parent, 'clone-')));

/** What the workflow does that a push starts. */
async function publish(): Promise<void> {
  const checkout = await checkOutHead();
  await runJob(checkout, PUBLISH, 'build', CONTEXT);
  await rm(join(parent, 'site'), { recursive: true, force: true });
  await rename(join(checkout, 'build/client'), join(parent, 'site'));
}

async function openPhone(path: string): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const opened = await (await site.browser.newContext(phone)).newPage();
  opened.on('request', (request) => {
    sent.push(`${new URL(request.url()).origin} ${JSON.stringify(request.headers())}`);
    expect(request.url()).not.toContain(host.access.token);
  });
  await answer(opened, 'https://api.github.com', host.access.api);
  await opened.goto(site.root + path);
  return opened;
}

/** The local host answers what is sent to an API. */
async function answer(phone: Page, api: string, local: string): Promise<void> {
  await phone.route(`${api}/**`, async (route) => {
    const url = route.request().url().replace(api, local);
    const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort());
  });
}

/** Requests that are under way get no answer, and that is no error. */
async function closePhone(phone: Page): Promise<void> {
  await phone.unrouteAll({ behavior: 'ignoreErrors' });
  await phone.context().close();
}

async function connect(phone: Page, token = host.access.token): Promise<void> {
  await type(phone.getByLabel(add.repository.token, { exact: true }), token);
}

async function tap(target: Locator): Promise<void> {
  taps += 1;
  await target.tap();
}

async function type(target: Locator, text: string): Promise<void> {
  await tap(target);
  await target.fill(text);
}

const field = (label: string, phone = page) => phone.getByLabel(label, { exact: true });
const title = (phone = page) => field(add.field.title, phone);
const save = (phone = page) => tap(phone.getByRole('button', { name: add.out.save }));
const undo = () => tap(page.getByRole('button', { name: add.change.undo }));
const read = (file: string) => JSON.parse(host.git.file(`content/${file}`));
const category = () => read('gallery.json')[0].category;
const titleInBranch = () => read('locales/ru/gallery.json')[category()]['art-2'].title;

async function pick(count: number, group: string): Promise<void> {
  const buffer = await phonePhoto({ width: 300, height: 400 });
  const photos = Array.from({ length: count }, (_, index) => {
    return { name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer };
  });
  const picker = page.getByRole('group', { name: group, exact: true });
  await picker.getByLabel(add.photo.choose).last().setInputFiles(photos);
  // One opens the photos of the phone, one confirms.
  taps += count + 2;
}

async function expectStatus(name: string, text: string, phone = page): Promise<void> {
  // Asks at once, and not only after some seconds.
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  const panel = phone.getByRole('region', { name: add.repository.heading });
  const item = panel.getByRole('listitem').filter({ hasText: name }).last();
  await expectPage(item).toContainText(`: ${text}`, { timeout: 20_000 });
}

beforeAll(async () => {
  host = await startGitHost('github');
  parent = await mkdtemp(join(tmpdir(), 'repository-'));
  git(await createTemplate(parent), 'push', '--quiet', host.git.folder, 'main');
  await runJob(await checkOutHead(), START, 'start', CONTEXT);
  await publish();
  site = await openSite({ dir: join(parent, 'site'), basePath: '/gallery/' });
  page = await openPhone('/add');
}, 240_000);

beforeEach(() => {
  taps = 0;
});

afterEach(() => {
  host.fail(() => undefined);
});

afterAll(async () => {
  if (page) await closePhone(page);
  await site?.close();
  await host?.stop();
  await rm(parent, { recursive: true, force: true });
});

test('connects a phone with the repository, after the token has been tested', async () => {
  const link = page.getByRole('link', { name: add.repository.create });
  const values = 'target_name=elena&expires_in=366&contents=write&actions=read';
  expect(await link.getAttribute('href')).toContain(values);
  await expectPage(page.getByText(add.repository.public)).toBeVisible();
  await connect(page, 'another-token');
  await expectPage(page.getByText(fault.token)).toBeVisible();
  await connect(page);
  await expectPage(page.getByText('elena/gallery')).toBeVisible();
  await tap(page.getByText('elena/gallery'));
  await expectPage(field(add.repository.ends)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
});

test('publishes a painting in both languages', async () => {
  await pick(1, add.photo.heading);
  await expectPage(page.getByAltText(add.photo.result)).toBeVisible();
  await type(title(), 'Озеро');
  await type(field(add.field.titleEn), 'Lake');
  await save();
  await expectStatus('Озеро', status.saved);
  expect(taps).toBe(6);
  expect(read('gallery.json')[0]).toMatchObject({ id: 2, src: 'ozero-2.jpg' });
  host.runs.set(host.git.head() ?? '', { status: 'running', step: 'npm run build' });
  await expectStatus('Озеро', status.publishing);
  host.runs.set(host.git.head() ?? '', { status: 'failed', step: 'npm run build' });
  await expectStatus('Озеро', status.failed);
  await expectPage(page.getByRole('link', { name: 'npm run build' })).toBeVisible();
  await publish();
  await expectStatus('Озеро', status.published);
  const visitor = await page.context().newPage();
  for (const [path, name] of Object.entries({ '': 'Озеро', '/en': 'Lake' })) {
    await visitor.goto(`${site.root}${path}/gallery/${category()}/2`);
    await expectPage(visitor.getByRole('heading', { name })).toBeVisible();
  }
  await visitor.close();
}, 240_000);

test('corrects a title, and takes that back', async () => {
  await page.goto(`${site.root}/add?work=2`);
  await expectPage(title()).toHaveValue('Озеро');
  await type(title(), 'Пруд');
  await save();
  await expectStatus('Пруд', status.saved);
  expect(taps).toBe(2);
  await undo();
  await expectPage(title()).toHaveValue('Озеро');
});

test('marks a work as sold in the list', async () => {
  await page.goto(`${site.root}/add?works`);
  await tap(page.getByRole('button', { name: /^Продана\s*: Озеро/ }));
  await expectStatus('Озеро', status.saved);
  expect(taps).toBe(1);
  expect(read('gallery.json')[0]).toMatchObject({ availability: 'sold' });
});

test('saves a post with dates and twenty photos, deletes it, and takes that back', async () => {
  await page.goto(`${site.root}/add?post`);
  await type(field('Заголовок — на русском языке'), 'Весна');
  await type(field('Одна фраза для списка — на русском языке'), 'Двадцать работ');
  await type(field('Дата словами'), 'март 2027');
  await type(field('Текст (между абзацами пустая строка) — на русском языке'), 'Раз.');
  await type(field('С какого дня'), '2027-03-01');
  await type(field('По какой день'), '2027-03-20');
  await type(field('Город или место — на русском языке'), 'Гродно');
  await pick(1, 'Обложка');
  await pick(20, 'Фото под текстом');
  const photos = page.getByAltText(add.photo.result);
  await expectPage(photos).toHaveCount(21, { timeout: 60_000 });
  await save();
  expect(taps).toBe(33);
  await expectStatus('Весна', status.saved);
  const [post] = read('news.json');
  expect(post.exhibition).toMatchObject({ from: '2027-03-01', to: '2027-03-20', place: 'Гродно' });
  expect(new Set(post.content.images).size).toBe(20);

  await page.goto(`${site.root}/add?post=${post.id}`);
  await tap(page.getByText(add.studio.post.delete));
  await tap(page.getByRole('button', { name: add.studio.post.deleteYes }));
  await expect.poll(() => read('news.json')).toEqual([]);
  await undo();
  await expect.poll(() => read('news.json')).toEqual([post]);
});

test('merges what two phones change, and asks only about the same field', async () => {
  const other = await openPhone('/add?work=2');
  await connect(other);
  await page.goto(`${site.root}/add?work=2`);
  await expectPage(title()).toHaveValue('Озеро');
  await type(title(), 'Озеро А');
  await type(field(add.field.priority, other), '5');
  await save(other);
  await expectStatus('Озеро', status.saved, other);
  await save();
  await expectStatus('Озеро А', status.saved);
  expect(read('gallery.json')[0]).toMatchObject({ priority: 5 });
  expect(titleInBranch()).toBe('Озеро А');

  await type(title(other), 'Озеро Б');
  await save(other);
  await tap(other.getByRole('button', { name: /Набрано здесь/ }));
  await save(other);
  await expectStatus('Озеро Б', status.saved, other);
  expect(titleInBranch()).toBe('Озеро Б');
  await closePhone(other);
});

test('goes on under the id that a new work got, and shows photos of the published site', async () => {
  await page.goto(`${site.root}/add`);
  const api = 'https://api.github.com/**';
  const abort = (route: Route) => route.abort();
  await page.route(api, abort);
  await pick(1, add.photo.heading);
  await expectPage(page.getByAltText(add.photo.result)).toBeVisible();
  await type(title(), 'Верба');
  await save();
  await expectStatus('Верба', status.waiting);
  await tap(page.getByRole('link', { name: add.studio.works }));
  await tap(page.getByRole('link', { name: 'Верба' }));
  await expectPage(title()).toHaveValue('Верба');
  expect(page.url()).toContain('?work=3');
  await type(title(), 'Верба у реки');
  const works = read('gallery.json');
  const { key: _, ...other } = works[0];
  const gallery = JSON.stringify([{ ...other, id: 3, title: 'art-3' }, ...works]);
  host.git.push({ 'content/gallery.json': gallery });
  await page.unroute(api, abort);
  await expectStatus('Верба', status.saved);
  await expectPage(page).toHaveURL(/\?work=4$/);
  await expectPage(title()).toHaveValue('Верба у реки');
  await tap(page.getByRole('link', { name: add.studio.heroes }));
  const photo = page.locator('fieldset picture img').first();
  await expectPage(photo).toHaveAttribute('src', /^\/gallery\/images\//);
});

const PAUSE = {
  get headers() {
    const reset = String(Math.ceil(Date.now() / 1000) + 3);
    return { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset };
  },
};

test.each([
  ['token', { status: 401, message: 'Bad credentials' }],
  ['permission', { status: 403, message: 'Resource not accessible by personal access token' }],
  ['rate-limit', { status: 403, ...PAUSE }],
  ['connection', { lost: 'request' }],
  ['renamed', { status: 301 }],
  ['protected', { status: 422, message: 'Cannot update this protected ref.' }],
  ['full', { status: 507, message: 'Insufficient Storage' }],
] as const)('says what has failed, and loses nothing: %s', async (name, failure) => {
  await page.goto(`${site.root}/add?work=2`);
  await expectPage(title()).not.toHaveValue('');
  host.fail(() => failure);
  await type(title(), name);
  await save();
  await expectPage(page.getByRole('alert').filter({ hasText: fault[name] })).toBeVisible();
  await expectPage(title()).toHaveValue(name);
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expectPage(item).toContainText(status.waiting);
  if (name === 'rate-limit') await expectPage(page.getByText(/Пауза — до \d+:\d+/)).toBeVisible();
  host.fail(() => undefined);
  if (name === 'token') await connect(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return titleInBranch();
    })
    .toBe(name);
});

test('saves into a repository of the Gitea family', async () => {
  const gitea = await startGitHost('gitea');
  git(host.git.folder, 'push', '--quiet', gitea.git.folder, 'main');
  const phone = await openPhone('/404');
  await answer(phone, 'https://codeberg.org/api/v1', gitea.access.api);
  await phone.route(/add\?works$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('https://github.com', 'https://codeberg.org')
      .replaceAll('https://api.github.com', 'https://codeberg.org');
    await route.fulfill({ response, body });
  });
  await phone.goto(`${site.root}/add?works`);
  await connect(phone);
  await tap(phone.getByRole('button', { name: /^Скрыта/ }).first());
  await expectStatus('', status.saved, phone);
  expect(gitea.git.file('content/gallery.json')).toContain('"active": "false"');
  expect(gitea.invalid).toEqual([]);
  await closePhone(phone);
  await gitea.stop();
});

test('sends the token to the API alone, and valid requests', () => {
  const origins = sent
    .filter((each) => each.includes(host.access.token))
    .map((each) => each.split(' ')[0]);
  expect([...new Set(origins)]).toEqual(['https://api.github.com', 'https://codeberg.org']);
  expect(host.invalid).toEqual([]);
});
