import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What a build needs of this project. */
const SOURCES = [
  ...['app', 'catalogue', 'pipeline', 'LICENSE', 'package.json', 'package-lock.json'],
  ...['tsconfig.json', 'vite.config.ts'],
];

/** Copies this project to where it can be built with nothing that is left of an earlier build. */
export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
