import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { type Causes, HostError, retry } from './host-error.ts';
import { text } from './messages.ts';

/** Failures of ssh come first, because rsync and git repeat them in more general words. */
const CAUSES: Causes = {
  hostKey: /Host key verification failed|host key .* has changed/i,
  refusedLogin: /Permission denied \([a-z]|Authentication failed|could not read (?:User|Pass)/i,
  // The output is empty if the connection ends before the message of the server arrives.
  noConnection:
    /^$|Could not resolve|Connection (?:refused|timed out|reset)|unreachable|No route to host|Failed to connect/i,
  noRsync: /rsync: (?:command )?not found|remote command not found/i,
  printingShell: /is your shell clean|protocol incompatibility/i,
  full: /No space left|quota exceeded/i,
  noWriting: /Permission denied \(13\)|Read-only file system|denied to|error: 403|unpacker error/i,
  missing: /No such file or directory \(2\)|not found|not appear to be a git repo|does not exist/i,
  otherPublication: /stale info|cannot lock ref/i,
};

const run = promisify(execFile);

export function runTool(
  program: 'rsync' | 'git',
  location: string,
  args: readonly string[],
  input: string,
): Promise<string> {
  // Without translations, so that the causes of failures can be recognized.
  const options = { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: Number.POSITIVE_INFINITY };
  return retry(async () => {
    const running = run(program, args, options);
    // A program that fails early closes its input; its own message says more.
    running.child.stdin?.on('error', () => undefined).end(input);
    try {
      return (await running).stdout;
    } catch (error) {
      const { code, stderr = '' } = error as { code?: number | string; stderr?: string };
      if (code === 'ENOENT') throw new ExpectedError(text().notInstalled(program));
      if (typeof code === 'string') throw error;
      throw new HostError(CAUSES, location, stderr.trim());
    }
  });
}
