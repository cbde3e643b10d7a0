import { execFileSync } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { phonePhoto } from '#test/e2e/phone-photo.ts';
import { startGitHost } from '#test/git-host/git-host.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { build } from './run-build.ts';

const { add } = LABELS.ru;

let host: Awaited<ReturnType<typeof startGitHost>>;
let parent: string;
let site: OpenSite;
let page: Page;
const sent: string[] = [];

/** Like the workflow that a push starts. */
async function publish(): Promise<void> {
  const clone = await mkdtemp(join(parent, 'clone-'));
  execFileSync('git', ['clone', '--quiet', host.git.folder, clone]);
  const run = await build({ CONTENT_DIR: join(clone, 'content'), OUT_DIR: join(parent, 'site') });
  expect(run.code, run.output).toBe(0);
}

async function pushFolder(): Promise<void> {
  const draft = new ContentDraft().set('site.json', ['repository'], host.url);
  // Without labels of her own.
  for (const file of ['locales/ru/translation.json', 'locales/en/translation.json']) {
    const { biography, vocabulary } = Object(draft.folder()[file]);
    draft.write(file, JSON.stringify({ biography, vocabulary }));
  }
  const folder = await draft.save(parent);
  const paths = (await Array.fromAsync(glob('**/*.{json,jpg}', { cwd: folder }))).sort();
  const files = paths.map(async (path) => [`content/${path}`, await readFile(join(folder, path))]);
  host.git.push(Object.fromEntries(await Promise.all(files)));
}

const gallery = () => JSON.parse(host.git.file('content/gallery.json'));

async function expectStatus(
  title: string,
  status: keyof typeof add.repository.status,
): Promise<void> {
  // Asks at once, and not only after some seconds.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const item = page.getByRole('listitem').filter({ hasText: title }).last();
  await expectPage(item).toContainText(add.repository.status[status], { timeout: 20_000 });
}

const save = () => page.getByRole('button', { name: add.out.save }).tap();

beforeAll(async () => {
  host = await startGitHost('gitea');
  parent = await mkdtemp(join(tmpdir(), 'repository-'));
  await pushFolder();
  await publish();
  site = await openSite({ dir: join(parent, 'site'), basePath: '/' });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  page = await (await site.browser.newContext(phone)).newPage();
  page.on('request', (request) => {
    sent.push(`${new URL(request.url()).origin} ${JSON.stringify(request.headers())}`);
    expect(request.url()).not.toContain(host.access.token);
  });
  await page.goto(`${site.root}/add`);
}, 240_000);

afterAll(async () => {
  await site?.close();
  await host?.stop();
  await rm(parent, { recursive: true, force: true });
});

test('connects a phone with the repository, after the token has been tested', async () => {
  const connect = page.getByRole('button', { name: add.repository.connect });
  await page.getByLabel(add.repository.token).fill('another-token');
  await connect.tap();
  await expectPage(page.getByText(add.repository.fault.token)).toBeVisible();
  await page.getByLabel(add.repository.token).fill(host.access.token);
  await connect.tap();
  await expectPage(page.getByText('elena/gallery')).toBeVisible();
  await expectPage(page.getByText(add.repository.public)).toBeVisible();
});

test('saves a new work with its photo, and says when it is published', async () => {
  const buffer = await phonePhoto({ width: 300, height: 400 });
  const photo = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(add.photo.choose).first().setInputFiles(photo);
  await expectPage(page.getByAltText(add.photo.result)).toBeVisible();
  await page.getByLabel(add.field.title, { exact: true }).fill('Озеро');
  await save();
  await expectStatus('Озеро', 'saved');
  expect(gallery()[0]).toMatchObject({ id: 3, src: 'ozero-3.jpg' });
  host.runs.set(host.git.head() ?? '', { status: 'failed', step: 'npm run build' });
  await expectStatus('Озеро', 'failed');
  await expectPage(page.getByRole('link', { name: 'npm run build' })).toBeVisible();
  await publish();
  await expectStatus('Озеро', 'published');
  const opened = await page.context().newPage();
  await opened.goto(`${site.root}/gallery/landscape/3`);
  await expectPage(opened.getByRole('heading', { name: 'Озеро' })).toBeVisible();
  await opened.close();
}, 240_000);

test('keeps a correction on the phone until there is a connection', async () => {
  await page.goto(`${site.root}/add?work=3`);
  const title = page.getByLabel(add.field.title, { exact: true });
  await expectPage(title).toHaveValue('Озеро');
  await page.context().setOffline(true);
  await title.fill('Пруд');
  await save();
  const item = page.getByRole('listitem').filter({ hasText: 'Пруд' });
  await expectPage(item).toContainText(add.repository.status.waiting);
  await expectPage(title).toHaveValue('Пруд');
  await page.context().setOffline(false);
  await expectStatus('Пруд', 'saved');
  await page.getByRole('button', { name: add.change.undo }).tap();
  await expectPage(title).toHaveValue('Озеро');
});

test('sends the token to the API alone', () => {
  const origins = sent
    .filter((each) => each.includes(host.access.token))
    .map((each) => each.split(' ')[0]);
  expect([...new Set(origins)]).toEqual([new URL(host.url).origin]);
  expect(host.invalid).toEqual([]);
});
