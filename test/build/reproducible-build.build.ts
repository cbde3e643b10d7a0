// @module-tag full

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { copyProject } from './copy-project.ts';
import { build, snapshotOf } from './run-build.ts';

/** Lets every program of a build believe that it is another day. */
const ANOTHER_DAY = `const Today = Date;
const AHEAD_MS = 400 * 24 * 60 * 60 * 1000;
globalThis.Date = class extends Today {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Today.now() + AHEAD_MS]));
  }
  static now() {
    return Today.now() + AHEAD_MS;
  }
};
`;

let folder: string;
let content: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'twice-'));
  content = await new ContentDraft().save();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(content, { recursive: true, force: true });
});

/** Builds with nothing that is left of an earlier build, and answers every file with its hash. */
async function buildIn(
  place: string,
  surroundings: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const project = join(folder, place);
  await copyProject(project);
  const outDir = join(project, 'out');
  const settings = {
    ...surroundings,
    CONTENT_DIR: content,
    OUT_DIR: outDir,
    SITE_URL: 'https://example.org',
  };
  const run = await build(settings, project);
  expect(run.code, run.output).toBe(0);
  return snapshotOf(outDir);
}

test('it makes the same bytes in another folder, on another day, in another country', async () => {
  const clock = join(folder, 'another-day.mjs');
  await writeFile(clock, ANOTHER_DAY);
  const here = await buildIn('here', { TZ: 'America/Los_Angeles', LC_ALL: 'C' });
  const elsewhere = await buildIn('another place/with a longer name', {
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_OPTIONS: `--import ${JSON.stringify(clock)}`,
    UV_THREADPOOL_SIZE: '1',
  });
  expect(Object.keys(here).length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(here);
}, 300_000);
