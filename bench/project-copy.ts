import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../test/build/copy-project.ts';
import { type MeasuredRun, measureRun } from './measured-run.ts';

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
export async function createProjectCopy(folder: string): Promise<ProjectCopy> {
  await copyProject(folder);
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
