import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject } from './copy-project.ts';

export const START = '.github/workflows/start-my-site.yml';
export const PUBLISH = '.github/workflows/publish.yml';
export const UPDATE = '.github/workflows/update-program.yml';

export const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);

export async function checkOut(repository: string, folder: string): Promise<string> {
  execFileSync('git', ['clone', '--quiet', repository, folder]);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

export async function createTemplate(parent: string): Promise<string> {
  const template = join(parent, 'template');
  await copyProject(template);
  await mkdir(join(template, 'content'));
  for (const file of ['site.json', 'README.md']) {
    await copyFile(join('content', file), join(template, 'content', file));
  }
  await mkdir(join(template, '.github/workflows'), { recursive: true });
  for (const file of [START, PUBLISH, UPDATE]) await copyFile(file, join(template, file));
  git(template, 'init', '--quiet', '--initial-branch', 'main');
  git(template, 'add', '.', ':!node_modules');
  git(template, 'commit', '--quiet', '--message', 'Template');
  return template;
}
