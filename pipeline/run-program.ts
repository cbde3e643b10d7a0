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
  readonly args: readonly string[];
  /** Added to those of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Shows the output only on failure.
 * @throws {ExpectedError} when it ends with another code than 0
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
