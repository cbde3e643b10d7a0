import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../test/free-port.ts';
import { parsePage } from '../tools/site-audit/page.ts';
import { BARE_STYLES, barePage } from './bare-page.ts';

/** A served copy of the built site, with a bare page beside each page that is compared. */
export interface SiteUnderTest {
  /** Without a final slash: `http://localhost:41234`. */
  readonly address: string;
  /** The address of the bare page for a path of the site. */
  bare(path: string): string;
  stop(): Promise<void>;
}

/**
 * Serves a built site as `npm start` does.
 *
 * @param siteDir the folder of the built site, which stays as it is
 * @param compared the paths of the pages that get a bare one: `/gallery/landscape`
 */
export async function serveUnderTest(
  siteDir: string,
  compared: readonly string[] = [],
): Promise<SiteUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp(siteDir, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const bareDir = join(folder, 'bare');
  await mkdir(bareDir);
  await writeCompressed(join(bareDir, 'bare.css'), BARE_STYLES);
  for (const path of compared) {
    const file = join(path, 'index.html');
    const html = barePage(parsePage(file, await readFile(join(folder, file), 'utf8')));
    await mkdir(join(bareDir, path), { recursive: true });
    await writeCompressed(join(bareDir, file), html);
  }

  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['test/browser/serve-built-site.ts'], {
    env: { ...process.env, PORT: port, OUT_DIR: folder },
    stdio: 'inherit',
  });
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server ended before it answered');
  }
  return {
    address,
    bare: (path) => `${address}/bare${path}`.replace(/\/$/, ''),
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As a release of the site has it too. */
async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
}
