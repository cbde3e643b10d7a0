import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { savePayloads } from '#test/payload-content.fixture.ts';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { build } from './run-build.ts';

// The audit finds invalid markup and scripts, handlers and styles that the policy blocks.
test('payloads in every text leave every file of the site valid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'payloads-'));
  const place = { dir: join(folder, 'site'), siteUrl: 'https://example.org', basePath: '/' };
  const run = await build({
    CONTENT_DIR: await savePayloads(folder),
    OUT_DIR: place.dir,
    SITE_URL: place.siteUrl,
  });
  expect(run.code, run.output).toBe(0);
  expect((await auditSite(place)).findings).toEqual([]);
  await rm(folder, { recursive: true });
});
