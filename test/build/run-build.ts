import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { auditSite } from '#tools/site-audit/audit-site.ts';

type Settings = Readonly<Record<string, string>>;

export async function runCommand([command, ...args]: readonly string[], settings: Settings) {
  const env = { ...process.env, ...settings };
  const child = spawn('node', [`pipeline/commands/${command}.ts`, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk));
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

export const build = (settings: Settings) => runCommand(['build', 'working'], settings);

export async function buildAudited(contentDir: string, basePath = '/') {
  const dir = join(contentDir, '../site');
  const place = { dir, siteUrl: 'https://example.org', basePath };
  const settings = { CONTENT_DIR: contentDir, OUT_DIR: dir, SITE_URL: place.siteUrl };
  const { code, output } = await build({ ...settings, BASE_PATH: basePath });
  expect(code, output).toBe(0);
  expect((await auditSite(place)).findings).toEqual([]);
  return place;
}
