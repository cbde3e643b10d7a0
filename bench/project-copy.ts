import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type MeasuredRun, measureRun } from './measured-run.ts';

/** What a build needs of this project. */
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

/** This project in another place, so that its builds leave the cache and the built site here alone. */
export interface ProjectCopy {
  /** Where its builds leave the site. */
  readonly siteDir: string;
  /** Builds an artist's folder with working quality, beside what is left of earlier builds. */
  build(contentDir: string): Promise<MeasuredRun>;
  /** Forgets every earlier build, and every picture. */
  clean(): Promise<void>;
}

/** Copies this project into a new folder. */
export async function copyProject(folder: string): Promise<ProjectCopy> {
  await mkdir(folder, { recursive: true });
  await Promise.all(SOURCES.map((name) => cp(name, join(folder, name), { recursive: true })));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const siteDir = join(folder, 'build/client');
  return {
    siteDir,
    build: (contentDir) =>
      measureRun({
        folder,
        words: ['pipeline/commands/build.ts', 'working'],
        environment: {
          CONTENT_DIR: contentDir,
          OUT_DIR: siteDir,
          SITE_URL: 'https://example.org',
          BASE_PATH: '/',
        },
      }),
    async clean() {
      for (const name of ['.cache', '.generated', 'build']) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}
