import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll } from 'vitest';
import { copyProject } from './copy-project.ts';

const SHARED = ['.cache', '.github', 'content', 'deploy', 'test', 'tools'];

// Every file of tests builds in a copy of the project, so that several can at once.
const project = process.cwd();
const folder = await mkdtemp(join(tmpdir(), 'project-'));
await copyProject(folder);
for (const name of SHARED) await symlink(resolve(name), join(folder, name), 'junction');
process.chdir(folder);

afterAll(async () => {
  process.chdir(project);
  await rm(folder, { recursive: true, force: true });
});
