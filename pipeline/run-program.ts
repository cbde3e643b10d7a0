import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ExpectedError } from './expected-error.ts';
import { messages } from './messages.ts';
import { failureLine, systemFailureIn } from './system-failure.ts';

const say = messages(
  { failed: (code: number | null) => `The pages could not be built (exit code ${code})` },
  { failed: (code) => `Страницы собрать не удалось (код ${code})` },
);

interface Program {
  /** A file for Node, and its own arguments. */
  readonly args: readonly string[];
  /** Besides the variables of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a program for Node to its end. What it says is worth reading only when it fails.
 *
 * @throws {ExpectedError} when it ends with another code than 0.
 */
export async function runProgram(program: Program): Promise<void> {
  const { code, output } = await run(program);
  if (code === 0) return;
  const failure = systemFailureIn(output);
  if (failure) throw new ExpectedError(failureLine(failure));
  console.error(stripVTControlCharacters(output));
  throw new ExpectedError(say().failed(code));
}

function run({ args, environment }: Program): Promise<{
  code: number | null;
  output: string;
}> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => settle({ code, output }));
  });
}
