import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ask } from './ask.ts';

export interface StartedServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A server with TLS; its plain origin is `origin`. */
export interface StartedTlsServer extends StartedServer {
  readonly tlsOrigin: string;
}

export interface ServedSite {
  readonly siteDir: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  /** A free one unless said otherwise. */
  readonly port?: number;
}

/**
 * Lays the site into a folder of its own, as a server's root: below a base path, in folders of that name.
 *
 * @returns the root.
 */
export async function layOut({ siteDir, basePath }: ServedSite, folder: string): Promise<string> {
  const root = join(folder, 'site');
  const place = join(root, basePath).replace(/\/$/, '');
  await mkdir(dirname(place), { recursive: true });
  await symlink(siteDir, place);
  return root;
}

/**
 * Waits until a server answers.
 *
 * @param folder is removed when the server is stopped
 * @throws when the server ends instead; its words are in the message.
 */
export async function untilItAnswers(
  child: ChildProcess,
  { origin, folder }: { readonly origin: string; readonly folder: string },
): Promise<StartedServer> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(origin))) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error(`The server ended: ${output}`);
  }
  return { origin, stop };
}

function answers(origin: string): Promise<boolean> {
  return ask(origin).then(
    () => true,
    () => false,
  );
}
