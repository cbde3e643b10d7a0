import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
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

/** rsync sometimes ends before the words of the server arrive. */
const ATTEMPTS = 3;

/**
 * @returns what the program wrote to standard output
 * @throws {HostError} by what it wrote to standard error
 */
export async function runTool(tool: Tool): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { code, output, said } = await runOnce(tool);
    if (code === 0) return output;
    if (!said && attempt < ATTEMPTS) continue;
    const causes = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
    const failure = causes.find((each) => FAILURES[each].test(said)) ?? 'failed';
    throw new HostError(failure, tool.place, said.split('\n').slice(-SHOWN_LINES).join('\n'));
  }
}

/** Passwords are asked for at the terminal itself, not by standard input. */
async function runOnce({ program, args, environment, input = '' }: Tool) {
  // Without translations, so that the causes of failures can be recognised.
  const env = { ...process.env, LC_ALL: 'C', ...environment };
  const child = spawn(program, args, { env });
  // A program that fails early closes its input; its own message says more.
  child.stdin.on('error', () => undefined).end(input);
  const exit = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ExpectedError(text().notInstalled(program)) : error;
  });
  const [[code], output, said] = await Promise.all([
    exit,
    readText(child.stdout),
    readText(child.stderr),
  ]);
  return { code, output, said: said.trim() };
}
