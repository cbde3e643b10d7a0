import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
const sent: string[] = [];

const CONTEXT = {
  inputs: { name: 'Елена / Elena', languages: 'ru,en', address: '' },
  github: { server_url: 'https://github.com', repository: 'elena/gallery', ref_name: 'main' },
};

const checkOutHead = async () => checkOut(host.git.folder, await mkdtemp(join(parent, 'clone-')));

async function publish(): Promise<void> {
  const checkout = await checkOutHead();
  await runJob(checkout, PUBLISH, 'build', CONTEXT);
  await rm(join(parent, 'site'), { recursive: true, force: true });
  await rename(join(checkout, 'build/client'), join(parent, 'site'));
}

async function openPhone(): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const opened = await (await site.browser.newContext(phone)).newPage();
  opened.on('request', (request) => {
    sent.push(`${new URL(request.url()).origin} ${JSON.stringify(request.headers())}`);
    expect(request.url()).not.toContain(host.access.token);
  });
  await opened.route('https://api.github.com/**', async (route) => {
    const url = route.request().url().replace('https://api.github.com', host.access.api);
    const response = await route.fetch({ url, maxRedirects: 0 }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort());
  });
  await opened.goto(`${site.root}/add`);
  return opened;
}

const field = (label: string) => page.getByLabel(label, { exact: true });
const connect = (token = host.access.token) => field(add.repository.token).fill(token);
const title = () => field(add.field.title);
const save = () => page.getByRole('button', { name: add.out.save }).tap();
const read = (file: string) => JSON.parse(host.git.file(`content/${file}`));
const category = () => read('gallery.json')[0].category;
const titleInBranch = () => read('locales/ru/gallery.json')[category()]['art-2'].title;

async function pickPhoto(): Promise<void> {
  const buffer = await phonePhoto({ width: 300, height: 400 });
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
  const picker = page.getByRole('group', { name: add.photo.heading, exact: true });
  await picker.getByLabel(add.photo.choose).last().setInputFiles(photo);
  await expectPage(page.getByAltText(add.photo.result)).toBeVisible();
}

async function expectStatus(name: string, text: string): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const panel = page.getByRole('region', { name: add.repository.heading });
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
  page = await openPhone();
}, 240_000);

afterEach(() => {
  host.fail(() => undefined);
});

afterAll(async () => {
  // Requests that are under way get no answer, and that is no error.
  await page?.unrouteAll({ behavior: 'ignoreErrors' });
  await site?.close();
  await host?.stop();
  await rm(parent, { recursive: true, force: true });
});

test('connects a phone with the repository, after the token has been tested', async () => {
  const link = page.getByRole('link', { name: add.repository.create });
  const values = 'target_name=elena&expires_in=366&contents=write&actions=read';
  expect(await link.getAttribute('href')).toContain(values);
  await expectPage(page.getByText(add.repository.public)).toBeVisible();
  await connect('another-token');
  await expectPage(page.getByText(fault.token)).toBeVisible();
  await connect();
  await expectPage(page.getByText('elena/gallery')).toBeVisible();
  await page.getByText('elena/gallery').tap();
  await expectPage(field(add.repository.ends)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
});

test('publishes a painting in both languages', async () => {
  await pickPhoto();
  await title().fill('Озеро');
  await field(add.field.titleEn).fill('Lake');
  await save();
  await expectStatus('Озеро', status.saved);
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

const NOW_SECONDS = Math.ceil(Date.now() / 1000);
const LIMIT = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': `${NOW_SECONDS}` };

test.each([
  ['token', { status: 401, message: 'Bad credentials' }],
  ['rate-limit', { status: 403, headers: LIMIT }],
  ['connection', { lost: 'request' }],
] as const)('reports a failure and loses nothing: %s', async (name, failure) => {
  await page.goto(`${site.root}/add?work=2`);
  await expectPage(title()).not.toHaveValue('');
  host.fail(() => failure);
  await title().fill(name);
  await save();
  await expectPage(page.getByRole('alert').filter({ hasText: fault[name] })).toBeVisible();
  await expectPage(title()).toHaveValue(name);
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expectPage(item).toContainText(status.waiting);
  if (name === 'rate-limit') await expectPage(page.getByText(/Пауза — до \d+:\d+/)).toBeVisible();
  host.fail(() => undefined);
  if (name === 'token') await connect();
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return titleInBranch();
    })
    .toBe(name);
});

test('sends the token to the API alone, and valid requests', () => {
  const origins = sent
    .filter((each) => each.includes(host.access.token))
    .map((each) => each.split(' ')[0]);
  expect([...new Set(origins)]).toEqual(['https://api.github.com']);
  expect(host.invalid).toEqual([]);
});
