import { mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak, spokenLanguage } from '#pipeline/messages.ts';
import { fingerprintOfOrder } from './build-record.ts';

let folder: string;
let contentDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'order-'));
  contentDir = join(folder, 'content');
  await mkdir(join(contentDir, 'images'), { recursive: true });
  await writeFile(join(contentDir, 'site.json'), '{ "name": "Anna" }');
  await writeFile(join(contentDir, 'images/cat.jpg'), 'cat');
  waitAnHour();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** What has just been written is long settled. */
function waitAnHour(): void {
  const later = Date.now() + 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
}

function order(other: Partial<Parameters<typeof fingerprintOfOrder>[0]> = {}) {
  const settings = { contentDir, siteUrl: undefined, basePath: '/', ...other };
  return fingerprintOfOrder(settings, 'working');
}

describe('the value of all that a build begins with', () => {
  test('it stays the same while nothing changes', () => {
    expect(order()).toMatch(/^[\da-f]{64}$/);
    expect(order()).toBe(order());
  });

  test.each<[string, () => Promise<void>]>([
    ['a file is new', () => writeFile(join(contentDir, 'images/dog.jpg'), 'dog')],
    ['a file is gone', () => rm(join(contentDir, 'images/cat.jpg'))],
    ['a file is larger', () => writeFile(join(contentDir, 'images/cat.jpg'), 'cats')],
    [
      'other words are as long, and the time was set back',
      async () => {
        const file = join(contentDir, 'site.json');
        const { atime, mtime } = await stat(file);
        await writeFile(file, (await readFile(file, 'utf8')).replace('Anna', 'Olga'));
        await utimes(file, atime, mtime);
      },
    ],
  ])('it is another one when %s', async (_, change) => {
    const before = order();
    await change();
    expect(order()).toBeDefined();
    expect(order()).not.toBe(before);
  });

  test('it is another one for another order', () => {
    const before = order();
    const others = [
      order({ siteUrl: 'https://example.org' }),
      order({ basePath: '/art/' }),
      fingerprintOfOrder({ contentDir, siteUrl: undefined, basePath: '/' }, 'release'),
    ];
    expect(new Set([before, ...others]).size).toBe(4);
  });

  test('it is another one in another language of the messages', () => {
    const spoken = spokenLanguage();
    const [english, russian] = (['en', 'ru'] as const).map((language) => {
      speak(language);
      return order();
    });
    speak(spoken);
    expect(english).not.toBe(russian);
  });

  test('a linked file is known by the file that it leads to', async () => {
    const target = join(folder, 'elsewhere.jpg');
    await writeFile(target, 'one');
    await symlink(target, join(contentDir, 'images/linked.jpg'));
    const before = order();
    expect(before).toBeDefined();
    await writeFile(target, 'another');
    expect(order()).not.toBe(before);
  });
});

describe('there is none', () => {
  test('just after a change', () => {
    vi.restoreAllMocks();
    expect(order()).toBeUndefined();
  });

  test('where a link leads to a folder, or nowhere', async () => {
    const link = join(contentDir, 'images/more');
    await symlink(folder, link);
    expect(order()).toBeUndefined();
    await rm(link);
    await symlink(join(folder, 'nowhere'), link);
    expect(order()).toBeUndefined();
  });
});
