import { spawn } from 'node:child_process';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

interface Tool {
  readonly program: 'rsync' | 'git';
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Replaces the terminal as standard input. */
  readonly input?: string;
  /** Returns the output instead of showing it. */
  readonly isQuiet?: boolean;
}

const say = messages(
  {
    notInstalled: (program: string, remedy: string) =>
      `'${program}' is not installed on this computer; ${remedy}`,
    failed: (program: string, code: number | null, remedy: string) =>
      `'${program}' ended with code ${code}; ${remedy}`,
    remedies: {
      rsync:
        'install it (Debian: apt-get install rsync; macOS has it; on Windows take WSL), then try again',
      git: 'install it from https://git-scm.com, then try again',
      see: 'what it said stands above',
    },
  },
  {
    notInstalled: (program, remedy) => `На этом компьютере нет программы «${program}»; ${remedy}`,
    failed: (program, code, remedy) =>
      `Программа «${program}» закончилась с кодом ${code}; ${remedy}`,
    remedies: {
      rsync:
        'установите её (Debian: apt-get install rsync; в macOS она есть; в Windows возьмите WSL) и попробуйте ещё раз',
      git: 'установите её с https://git-scm.com и попробуйте ещё раз',
      see: 'что она сказала, написано выше',
    },
  },
);

/** The terminal stays attached for prompts; throws an {@link ExpectedError} on failure. */
export async function runTool(tool: Tool): Promise<string> {
  const { code, output } = await endOf(tool);
  if (code === 0) return output;
  if (tool.isQuiet) console.error(output);
  throw new ExpectedError(say().failed(tool.program, code, say().remedies.see));
}

export function endOf(
  tool: Tool,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { program, words, environment, input, isQuiet = false } = tool;
  const shown = isQuiet ? 'pipe' : 'inherit';
  return new Promise((settle, reject) => {
    const child = spawn(program, words, {
      env: { ...process.env, ...environment },
      stdio: [input === undefined ? 'inherit' : 'pipe', shown, shown],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stdin?.end(input);
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') return reject(error);
      reject(new ExpectedError(say().notInstalled(program, say().remedies[program])));
    });
    child.on('close', (code) => settle({ code, output }));
  });
}
