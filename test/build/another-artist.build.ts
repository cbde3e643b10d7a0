import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';

const SAMPLE = "needs.folder.outputs.is_sample == 'true'";

/** The steps of the workflow that publishes: when each is taken, what it runs, and all of its text. */
async function steps() {
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  return workflow.split(/^ {6}- /m).map((text) => ({
    text,
    condition: /^\s*if: (.+)$/m.exec(text)?.[1],
    command: /^\s*run: (.+)$/m.exec(text)?.[1],
  }));
}

/** A folder that sets whatever can be set, and has nothing of the sample. */
async function otherFolder(parent: string): Promise<string> {
  const seal = sharp({ create: { width: 512, height: 512, channels: 4, background: '#0b3d5c' } });
  const draft = new ContentDraft()
    .set('news.json', [0, 'title'], 'Қазақ көрмесі')
    .set('site.json', ['address'], 'https://anna.example.org/art')
    .set('site.json', ['contacts'], { email: 'anna@example.org', whatsapp: '+375 29 123-45-67' })
    .set('site.json', ['categories'], { sea: 'tile.jpg', zoo: 'tile.jpg', attic: 'tile.jpg' })
    .set('site.json', ['colours'], { paper: '#fdfdff', ink: '#101820', accent: '#0b5c3d' })
    .set('site.json', ['seal'], 'logo.png')
    .set('site.json', ['banner'], false)
    .set('site.json', ['hero'], ['one.jpg'])
    .remove('images/hero/two.jpg')
    .remove('images/hero/three.jpg')
    .write('logo.png', await seal.png().toBuffer())
    .set('gallery.json', [0, 'category'], 'sea')
    .set('gallery.json', [1, 'category'], 'zoo');
  for (const [language, names] of [
    ['ru', { sea: 'Море', zoo: 'Зверинец', attic: 'Чердак' }],
    ['en', { sea: 'The sea', zoo: 'Menagerie', attic: 'The attic' }],
  ] as const) {
    const words = `locales/${language}/gallery.json`;
    draft.unset(words, ['landscape']).unset(words, ['animals']);
    draft.set(words, ['sea', 'art-2'], { title: 'Волна', text: { 1: 'Утро.' } });
    draft.set(words, ['zoo', 'art-1'], { title: 'Кот' });
    const biography = { lead: names.sea, text: { 1: names.zoo }, cv: {} };
    const vocabulary = language === 'en' && { vocabulary: { художник: 'artist' } };
    const own = { biography, category: names, ...vocabulary };
    draft.write(`locales/${language}/translation.json`, JSON.stringify(own));
  }
  return draft.save(parent);
}

describe('of a folder that sets whatever can be set', { tags: 'full' }, () => {
  let folder: string;
  let site: string;
  const page = (path: string) => readFile(join(site, path, 'index.html'), 'utf8');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'publish-'));
    site = join(folder, 'client');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('it tests all that there is to test', async () => {
    const content = await otherFolder(folder);
    const ofAll = (await steps()).filter(({ condition }) => condition === undefined);
    const commands = ofAll.filter(({ command }) => command?.startsWith('npm run test'));
    expect(commands.map(({ command }) => command)).toEqual(['npm run test:content']);
    for (const { command = '' } of commands) {
      const { stdout } = await promisify(execFile)('sh', ['-c', command], {
        env: {
          ...process.env,
          ...{ CONTENT_DIR: content, OUT_DIR: site },
        },
      });
      expect(stdout).toContain('2 works, 1 post');
      expect(stdout).toMatch(/ pages, .* 0 faults/);
    }
  });

  test('it has a file of the letters that only her words need', async () => {
    const fonts = await Array.fromAsync(glob('assets/*-further-*.woff2', { cwd: site }));
    expect(fonts).toHaveLength(2);
    const [sheet = ''] = await Array.fromAsync(glob('assets/styles-*.css', { cwd: site }));
    expect(await readFile(join(site, sheet), 'utf8')).toMatch(/unicode-range:[^}]*U\+49A/i);
  });

  test('it has her categories in her order, but not one that is empty', async () => {
    const home = await page('');
    const tiles = [...home.matchAll(/href="\/art\/gallery\/(?!all")([a-z]+)"/g)].map(
      ([, name]) => name,
    );
    expect(tiles).toEqual(['sea', 'zoo']);
    expect(await page('gallery')).not.toContain('Чердак');
    expect(await page('gallery/attic')).toContain('<meta name="robots" content="noindex"');
    expect(await page('en/gallery/sea')).toContain('Волна');
    expect(await readFile(join(site, 'sitemap.xml'), 'utf8')).not.toContain('/attic');
  });

  test('it has one picture that stays, her seal in tabs, and no banner', async () => {
    const home = await page('');
    expect(home).not.toMatch(/<button[^>]*data-pause/);
    expect(home).toContain('<link rel="icon" type="image/png" href="/art/icons/icon-192.png"');
    const icon = sharp(join(site, 'icons/icon-192.png'));
    const { dominant } = await icon.stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  test('it offers the message where she can be reached', async () => {
    const contacts = await page('contact');
    expect(contacts).toContain('href="https://wa.me/375291234567"');
    expect(contacts).toContain('"whatsapp":"https://wa.me/375291234567"');
    expect(contacts).not.toMatch(/>(?:VK|Instagram|Telegram)<|"telegram":/);
  });
});

test('it leaves the tests that know the sample to the sample', async () => {
  const step = (await steps()).find(({ command }) => command === 'npm test');
  expect(step?.condition).toBe(SAMPLE);
});

test.each([
  ['the sample', {}, 'address=\nis_sample=true\n'],
  [
    'another folder, whose address is told',
    { CONTENT_DIR: 'pipeline/new-site/template', SITE_URL: 'https://anna.example.org' },
    'address=https://anna.example.org\nis_sample=false\n',
  ],
])('it knows %s', async (_, variables, outputs) => {
  const step = (await steps()).find(({ text }) => text.startsWith('id: find'));
  const script = /run: \|\n([\s\S]*?)^ {8}env:/m.exec(step?.text ?? '')?.[1] ?? '';
  const shown = script.replace('>> "$GITHUB_OUTPUT"', '');
  const { stdout } = await promisify(execFile)('sh', ['-c', shown], {
    env: { ...process.env, SITE_URL: '', CONTENT_DIR: '', ...variables },
  });
  expect(stdout).toBe(outputs);
});
