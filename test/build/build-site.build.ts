import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { build, snapshotOf, startBuild } from './run-build.ts';

/** Random moments at which a build is killed, one in each third of the time that a whole one takes. */
const KILL_MOMENTS = Array.from({ length: 3 }, (_, third) => (third + Math.random()) / 3);

/** Five thousand letters, and an override of the direction that nothing closes. */
const ENDLESS_TITLE = `\u202E${'Река спит. '.repeat(500)}`;

let folder: string;
let outDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  outDir = join(folder, 'site');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Another artist's folder. */
async function otherContent(name: string): Promise<string> {
  const draft = new ContentDraft();
  draft.set('site.json', ['name'], name);
  draft.set('locales/en/translation.json', ['vocabulary', name], 'Vera Lark');
  draft.set('news.json', [0, 'title'], 'Қазақ көрмесі');
  draft.set('locales/ru/translation.json', ['about'], 'О себе');
  draft.set('locales/en/translation.json', ['about'], 'О себе');
  draft.set('locales/ru/gallery.json', ['landscape', 'art-2', 'title'], ENDLESS_TITLE);
  return draft.save(folder);
}

describe('of another artist’s folder', () => {
  let site: string;
  let settings: Record<string, string>;
  let output: string;

  beforeAll(async () => {
    site = join(folder, 'other');
    settings = {
      CONTENT_DIR: await otherContent('Вера Жаворонок'),
      OUT_DIR: site,
      BASE_PATH: '/art',
    };
    const run = await build({ ...settings, SITE_URL: 'https://example.org' });
    output = run.output;
    expect(run.code, output).toBe(0);
  });

  test('it makes her site without touching code, below its base path and under its address', async () => {
    const home = await readFile(join(site, 'index.html'), 'utf8');
    expect(home).toContain('Вера Жаворонок');
    expect(await readFile(join(site, 'en/index.html'), 'utf8')).toContain('Vera Lark');

    expect(home).toContain('<link rel="canonical" href="https://example.org/art/"');
    expect(home).toContain('hrefLang="en" href="https://example.org/art/en"');
    // For paper: whose sheet it is, and where it is from.
    expect(home).toMatch(/Вера Жаворонок\s·\shttps:\/\/example\.org\/art\/\s·\s/u);
    const addresses = [...home.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(10);
    expect(
      addresses.filter((address) => !address?.startsWith('/art/') && address !== '/art'),
    ).toEqual([]);
    for await (const file of glob('**/*.{html,json}', { cwd: site })) {
      const text = await readFile(join(site, file), 'utf8');
      expect(text, file).not.toMatch(/localhost|https?:\/\/undefined|"undefined"/);
    }
  });

  test('it has a file of the letters that only her words need', async () => {
    expect(await Array.fromAsync(glob('assets/*-further-*.woff2', { cwd: site }))).toHaveLength(2);
    const [sheet = ''] = await Array.fromAsync(glob('assets/styles-*.css', { cwd: site }));
    expect(await readFile(join(site, sheet), 'utf8')).toMatch(/unicode-range:[^}]*U\+49A/i);
  });

  test('it shows an endless title in its heading, a part of it in heads and feeds, and its override nowhere', async () => {
    expect(output).toContain('the title has 5499 characters');
    expect(output).toContain('U+202E');
    const work = await readFile(join(site, 'gallery/landscape/2/index.html'), 'utf8');
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(work) ?? [];
    expect(title).toMatch(/^Река спит.*… — Вера Жаворонок$/);
    expect(title.length).toBeLessThan(130);
    expect(/<h1.*?<\/h1>/.exec(work)?.[0].length).toBeGreaterThan(5000);
    for (const [, content = ''] of work.matchAll(
      /<meta (?:name|property)="[^>]*content="([^"]*)"/g,
    )) {
      expect(content.length, content).toBeLessThan(1000);
    }
    for await (const file of glob('**/*.{html,json,xml,txt}', { cwd: site })) {
      expect(await readFile(join(site, file), 'utf8'), file).not.toContain('\u202E');
    }
    expect((await readFile(join(site, 'feed.xml'), 'utf8')).length).toBeLessThan(5000);
  });
});

describe('when it fails or is killed', () => {
  let content: string;
  let nextContent: string;
  let published: Record<string, string>;
  let next: Record<string, string>;
  let wholeMs: number;

  beforeAll(async () => {
    content = await otherContent('Первая Версия');
    nextContent = await otherContent('Вторая Версия');
    const nextDir = join(folder, 'next');
    const first = await build({ CONTENT_DIR: nextContent, OUT_DIR: nextDir });
    expect(first.code, first.output).toBe(0);
    next = await snapshotOf(nextDir);

    const startedAt = performance.now();
    const second = await build({ CONTENT_DIR: content, OUT_DIR: outDir });
    wholeMs = performance.now() - startedAt;
    expect(second.code, second.output).toBe(0);
    published = await snapshotOf(outDir);
    expect(Object.keys(published).length).toBeGreaterThan(20);
    expect(published).not.toEqual(next);
  });

  test('it leaves the published site as it was when the content has errors, and lists them', async () => {
    const faulty = await new ContentDraft()
      .set('gallery.json', [0, 'category'], 'landscapes')
      .remove('images/gallery/cat.jpg')
      .save(folder);
    const { code, output } = await build({ CONTENT_DIR: faulty, OUT_DIR: outDir });
    expect(code).toBe(1);
    expect(output).toContain("did you mean 'landscape'");
    expect(output).toContain('cat.jpg');
    expect(await snapshotOf(outDir)).toEqual(published);
  });

  test.each(KILL_MOMENTS)(
    'it leaves one whole site, never a mixture, when it is killed after %d of its time',
    async (moment) => {
      const { process: child, ended } = startBuild({ CONTENT_DIR: nextContent, OUT_DIR: outDir });
      const kill = () => {
        try {
          process.kill(-(child.pid ?? 0), 'SIGKILL');
        } catch {
          // It has ended by itself in this very moment.
        }
      };
      const timer = setTimeout(kill, wholeMs * moment);
      await ended;
      clearTimeout(timer);
      const found = await snapshotOf(outDir);
      // This build may have been faster and have published already, just before it was killed.
      const isNext = JSON.stringify(found) === JSON.stringify(next);
      expect(found).toEqual(isNext ? next : published);
      if (isNext) await build({ CONTENT_DIR: content, OUT_DIR: outDir });
    },
  );

  test('it makes the same bytes afterwards as a clean build', async () => {
    const again = await build({ CONTENT_DIR: content, OUT_DIR: outDir });
    expect(again.code, again.output).toBe(0);
    const afterKills = await snapshotOf(outDir);
    const cleanDir = join(folder, 'clean');
    await rm('.generated', { recursive: true, force: true });
    const clean = await build({ CONTENT_DIR: content, OUT_DIR: cleanDir });
    expect(clean.code, clean.output).toBe(0);
    expect(afterKills).toEqual(await snapshotOf(cleanDir));
  });

  test('it refuses to run beside another build, and says which', { tags: 'full' }, async () => {
    const first = startBuild({ CONTENT_DIR: content, OUT_DIR: outDir });
    await expect
      .poll(() => readFile(join(folder, '.site.lock'), 'utf8').catch(() => ''))
      .toBe(String(first.process.pid));
    const second = await build({ CONTENT_DIR: content, OUT_DIR: outDir });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`another build is running (process ${first.process.pid})`);
    expect((await first.ended).code).toBe(0);
  });
});
