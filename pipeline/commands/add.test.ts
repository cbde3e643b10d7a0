import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ContentDraft, plainPhoto } from '#test/content.fixture.ts';
import { filesIn, newFolder } from '#test/saving.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

async function add(args: readonly string[], draft = new ContentDraft()) {
  const contentDir = await newFolder(draft);
  const before = await filesIn(contentDir);
  const cwd = await createTemporaryFolder({ 'photos/Кот.jpg': await plainPhoto() });
  const env = { ...process.env, CONTENT_DIR: contentDir, INIT_CWD: cwd };
  const command = [resolve('pipeline/commands/add.ts'), ...args];
  const { status, stdout, stderr } = spawnSync('node', command, { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr, before, after: await filesIn(contentDir) };
}

test('imports photos, and ends with a summary', async () => {
  const { status, output } = await add(['photos', '--category', 'animals']);
  expect(output).toContain('imported: 1, already there: 0, left out: 0');
  expect(status).toBe(0);
});

const FAULTY = new ContentDraft().remove('images/gallery/cat.jpg');

test.each<[string, string[], string, ContentDraft?]>([
  ['without a folder', [], 'Usage: npm run add -- ../photos'],
  ['for a folder that does not exist', ['other'], "/other'; write its full path"],
  ['for a collection with errors', ['photos', '--category=dzen'], 'Nothing was imported', FAULTY],
])('fails %s', async (_, args, message, draft) => {
  const { status, output, before, after } = await add(args, draft);
  expect(output).toContain(message);
  expect(status).toBe(1);
  expect(after).toEqual(before);
});
