import { spawn } from 'node:child_process';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { HostError, type HostFailure } from './host-error.ts';
import { text } from './messages.ts';

interface Tool {
  readonly program: 'rsync' | 'git';
  readonly args: readonly string[];
  /** As messages name the host. */
  readonly place: string;
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** In this order, since a tool repeats a failure of ssh in more general words. */
const FAILURES = {
  hostKey: /Host key verification failed|host key .* has changed/i,
  refusedLogin: /Permission denied \([a-z]|Authentication failed|could not read (?:User|Pass)/i,
  noConnection:
    /Could not resolve|Connection (?:refused|timed out|reset)|unreachable|No route to host|Failed to connect/i,
  noRsync: /rsync: (?:command )?not found|remote command not found/i,
  printingShell: /is your shell clean|protocol incompatibility/i,
  full: /No space left|quota exceeded/i,
  noWriting: /Permission denied \(13\)|Read-only file system|denied to|error: 403|unpacker error/i,
  missing: /No such file or directory \(2\)|not found|not appear to be a git repo|does not exist/i,
  otherPublication: /stale info|cannot lock ref/i,
} as const satisfies Partial<Record<HostFailure, RegExp>>;

const SHOWN_LINES = 6;

/**
 * Passwords are asked for at the terminal itself, not by standard input.
 * @returns what the program wrote to standard output
 */
export function runTool({ program, args, place, environment, input = '' }: Tool): Promise<string> {
  return new Promise((resolve, reject) => {
    // Without translations, so that the causes of failures can be recognised.
    const env = { ...process.env, LC_ALL: 'C', ...environment };
    const child = spawn(program, args, { env });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    // A program that fails early closes its input; its own message says more.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      reject(isMissing ? new ExpectedError(text().notInstalled(program)) : error);
    });
    child.on('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(output).toString());
      const said = Buffer.concat(errors).toString().trim();
      const failure = (Object.keys(FAILURES) as (keyof typeof FAILURES)[]).find((each) =>
        FAILURES[each].test(said),
      );
      const lastLines = said.split('\n').slice(-SHOWN_LINES).join('\n');
      reject(new HostError(failure ?? 'failed', place, lastLines));
    });
  });
}
