import { test } from 'vitest';
import { savePayloads } from '#test/payload-content.fixture.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { buildAudited } from './run-build.ts';

// The audit finds invalid markup and scripts, handlers and styles that the policy blocks.
test('payloads in every text leave every file of the site valid', async () => {
  await buildAudited(await savePayloads(await createTemporaryFolder()));
});
