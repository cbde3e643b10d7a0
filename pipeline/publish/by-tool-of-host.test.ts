import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryFolder } from '#pipeline/photos/cache/temporary-folder.ts';
import { type HostWithTool, publishByToolOfHost } from './by-tool-of-host.ts';

const shown = vi.spyOn(console, 'log').mockImplementation(() => {});

afterEach(() => {
  vi.unstubAllEnvs();
  shown.mockClear();
});

/** In the place of npm: writes down what it is told, and ends with a code. */
async function standIn(code = 0): Promise<string> {
  const folder = await createTemporaryFolder();
  const program = join(folder, 'npm.cjs');
  const note = `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'told.json'))}, JSON.stringify(process.argv.slice(2)));`;
  await writeFile(program, `${note} process.exitCode = ${code};`);
  vi.stubEnv('npm_execpath', program);
  return join(folder, 'told.json');
}

const SITE = { siteDir: 'build/client', basePath: '/', isDryRun: false };

test.each<[HostWithTool, string]>([
  [
    { to: 'netlify', site: 'elena-gallery' },
    'exec --yes -- netlify-cli@27 deploy --prod --no-build --dir build/client --site elena-gallery',
  ],
  [
    { to: 'cloudflare', project: 'elena' },
    'exec --yes -- wrangler@4 pages deploy build/client --project-name elena --branch main --commit-dirty=true',
  ],
])('it lets npm run the program of %j', async (host, told) => {
  const file = await standIn();
  await publishByToolOfHost(host, SITE);
  expect(JSON.parse(await readFile(file, 'utf8')).join(' ')).toBe(told);
  expect(shown).toHaveBeenCalledWith(expect.stringContaining('npx --yes '));
});

test('it only shows the command when it is asked what it would do', async () => {
  const file = await standIn();
  await publishByToolOfHost({ to: 'netlify', site: 'elena' }, { ...SITE, isDryRun: true });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('it fails when the program fails, and for a site below a path', async () => {
  await standIn(3);
  const host = { to: 'cloudflare', project: 'elena' } as const;
  await expect(publishByToolOfHost(host, SITE)).rejects.toThrow("'wrangler@4' ended with code 3");
  await expect(publishByToolOfHost(host, { ...SITE, basePath: '/art/' })).rejects.toThrow('/art/');
});
