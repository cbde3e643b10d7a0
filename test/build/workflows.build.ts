import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runJob } from '#test/run-workflow.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { copyProject } from './copy-project.ts';

const START = '.github/workflows/start-my-site.yml';
const PUBLISH = '.github/workflows/publish.yml';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);

async function checkOut(repository: string, folder: string): Promise<string> {
  execFileSync('git', ['clone', '--quiet', repository, folder]);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** A repository made from the template. */
async function createRepository(parent: string): Promise<string> {
  const template = join(parent, 'template');
  await copyProject(template);
  await mkdir(join(template, 'content'));
  for (const file of ['site.json', 'README.md']) {
    await copyFile(join('content', file), join(template, 'content', file));
  }
  await mkdir(join(template, '.github/workflows'), { recursive: true });
  for (const file of [START, PUBLISH]) await copyFile(file, join(template, file));
  git(template, 'init', '--quiet', '--initial-branch', 'main');
  git(template, 'add', '.', ':!node_modules');
  git(template, 'commit', '--quiet', '--message', 'Template');
  const repository = join(parent, 'repository.git');
  execFileSync('git', ['clone', '--quiet', '--bare', template, repository]);
  return repository;
}

test("it makes the template an artist's site, once, and publishes it", async () => {
  const parent = await createTemporaryFolder();
  const repository = await createRepository(parent);
  const context = {
    inputs: {
      name: "Anna O'Lark",
      translated_name: 'Анна О’Ларк',
      languages: 'en,ru',
      address: '',
    },
    github: { server_url: 'https://github.com', repository: 'Anna/gallery', ref_name: 'main' },
  };
  const started = await checkOut(repository, join(parent, 'started'));
  await runJob(started, START, 'start', context);

  const checkout = await checkOut(repository, join(parent, 'checkout'));
  const outputs = await runJob(checkout, PUBLISH, 'build', context);
  expect(outputs).toBe('address=https://anna.github.io/gallery\n');
  const home = await readFile(join(checkout, 'build/client/index.html'), 'utf8');
  expect(home).toContain('Anna O');
  expect(home).toContain('href="/gallery/contact"');
  expect(existsSync(join(checkout, 'build/client/ru/index.html'))).toBe(true);

  await expect(runJob(checkout, START, 'start', context)).rejects.toThrow('started already');
});
