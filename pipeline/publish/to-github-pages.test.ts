import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { findRepository, publishToGithubPages } from './to-github-pages.ts';

/** The folder of git stays between runs; that of the project is not for tests. */
const cache = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join: joined } = await import('node:path');
  return mkdtempSync(joined(tmpdir(), 'cache-'));
});

vi.mock('#pipeline/settings.ts', () => ({ CACHE_DIR: cache }));

let repository: string;
let siteDir: string;

beforeEach(async () => {
  repository = await createTemporaryFolder();
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  siteDir = await createTemporaryFolder({
    'index.html': 'home\r\n',
    'index.html.br': 'packed',
    'about/index.html': 'about',
    _headers: '/*',
    'images/a.avif': 'picture',
  });
});

function publish(siteUrl?: string, isDryRun = false): Promise<void> {
  return publishToGithubPages({ to: 'github-pages', repository }, { siteDir, siteUrl, isDryRun });
}

function git(...words: string[]): string {
  return execFileSync('git', ['--git-dir', repository, ...words], { encoding: 'utf8' });
}

function published(): string[] {
  return git('ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n');
}

test('it puts what GitHub shows into the branch, byte for byte', async () => {
  await publish('https://elena.github.io');
  expect(published()).toEqual(['.nojekyll', 'about/index.html', 'images/a.avif', 'index.html']);
  expect(git('show', 'gh-pages:index.html')).toBe('home\r\n');
});

test('it names the host to GitHub if that is her own', async () => {
  await publish('https://elena.example');
  expect(git('show', 'gh-pages:CNAME')).toBe('elena.example\n');
});

test('it leaves one commit, without what the site no longer has', async () => {
  await publish();
  await rm(join(siteDir, 'about'), { recursive: true });
  await writeFiles(siteDir, { 'index.html': 'new' });
  await publish();
  expect(published()).toEqual(['.nojekyll', 'images/a.avif', 'index.html']);
  expect(git('rev-list', '--count', 'gh-pages').trim()).toBe('1');
});

test('it changes nothing when it is asked what it would do', async () => {
  await publish(undefined, true);
  expect(git('branch', '--list').trim()).toBe('');
});

test('it says so when the repository cannot be reached', async () => {
  await rm(repository, { recursive: true });
  await expect(publish()).rejects.toThrow("'git' ended with code 128");
});

test('it finds a repository, and says so where there is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await findRepository({ to: 'github-pages', repository });
  await expect(
    findRepository({ to: 'github-pages', repository: `${repository}-gone` }),
  ).rejects.toThrow('There is no repository');
});
