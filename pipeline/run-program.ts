import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

interface Program {
  readonly command: string;
  readonly words: readonly string[];
  /** Besides the variables of this process. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Runs a program to its end. What it says is worth reading only when it fails.
 *
 * @throws {Error} when it ends with another code than 0; then it has been shown what it said.
 */
export async function runProgram(program: Program): Promise<void> {
  const { code, output } = await run(program);
  if (code === 0) return;
  console.error(stripVTControlCharacters(output));
  throw new Error(`The pages could not be built (exit code ${code})`);
}

function run({ command, words, environment }: Program): Promise<{
  code: number | null;
  output: string;
}> {
  return new Promise((settle, reject) => {
    const child = spawn(command, words, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // There, the commands of packages are scripts of the shell; Node itself may stand in a path with spaces.
      shell: process.platform === 'win32' && command !== process.execPath,
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
