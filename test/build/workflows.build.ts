import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runJob } from '#test/run-workflow.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { checkOut, createTemplate, git, START, UPDATE } from './template.ts';

test("it makes the template an artist's site, once, and renews the program", async () => {
  const parent = await createTemporaryFolder();
  const template = await createTemplate(parent);
  const repository = join(parent, 'repository.git');
  execFileSync('git', ['clone', '--quiet', '--bare', template, repository]);
  const context = {
    inputs: { name: "Anna O'Lark / Анна О’Ларк", languages: 'en,ru', address: '' },
    github: { server_url: 'https://github.com', repository: 'Anna/gallery', ref_name: 'main' },
  };
  const started = await checkOut(repository, join(parent, 'started'));
  const summary = await runJob(started, START, 'start', context);
  expect(summary).toContain('(https://anna.github.io/gallery/add)');

  const checkout = await checkOut(repository, join(parent, 'checkout'));
  await expect(runJob(checkout, START, 'start', context)).rejects.toThrow('started already');

  const site = await readFile(join(checkout, 'content/site.json'), 'utf8');
  expect(site).toContain('Anna O');
  git(template, 'mv', 'LICENSE', 'LICENCE');
  git(template, 'commit', '--quiet', '--message', 'A newer program');
  const update = { inputs: { template: 'template' }, github: { server_url: parent } };
  await runJob(checkout, UPDATE, 'update', update);
  const updated = await checkOut(repository, join(parent, 'updated'));
  expect(existsSync(join(updated, 'LICENSE'))).toBe(false);
  expect(existsSync(join(updated, 'LICENCE'))).toBe(true);
  expect(await readFile(join(updated, 'content/site.json'), 'utf8')).toBe(site);
});
