import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { STORAGE_KEY, startStorage } from '#pipeline/publish/storage.fixture.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

test('reports a bucket that does not exist before it makes a single picture', async () => {
  const folder = await createTemporaryFolder();
  const { settings, stop } = await startStorage();
  onTestFinished(stop);
  const publish = { to: 'storage', bucket: 'mistyped', endpoint: settings.endpoint };
  const CONTENT_DIR = await new ContentDraft().set('site.json', ['publish'], publish).save(folder);
  const own = { CONTENT_DIR, OUT_DIR: join(folder, 'site'), S3_REGION: settings.region };
  const env = { ...process.env, ...own, ...STORAGE_KEY };
  const command = promisify(execFile)('node', ['pipeline/commands/publish.ts'], { env });
  const { stdout, stderr } = await command.catch((error) => error);
  expect(stderr).toContain("'mistyped' (");
  expect(stdout).toBe('');
  await expect(access(own.OUT_DIR)).rejects.toThrow('ENOENT');
});
