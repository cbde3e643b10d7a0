import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const SOURCES = [
  'app',
  'catalogue',
  'pipeline',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

export async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
