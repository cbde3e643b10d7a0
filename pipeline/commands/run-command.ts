import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { failureLine, systemFailureOf } from '#pipeline/system-failure.ts';
import { withoutSecrets } from '#pipeline/without-secrets.ts';

const text = messages(
  {
    notUnderstood: (args: string, usage: string) => `Not understood: ${args}\n${usage}`,
  },
  {
    notUnderstood: (args, usage) => `Непонятно: ${args}\n${usage}`,
  },
);

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(withoutSecrets(lineFor(error) ?? inspect(error)));
    process.exitCode = 1;
  }
}

/**
 * Ends the process for `--help`, after the usage.
 * @throws {ExpectedError} for arguments that `config` does not name
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ ...config, args });
  } catch {
    throw new ExpectedError(text().notUnderstood(args.join(' '), usage));
  }
}

/** `undefined` for an unexpected error, which is shown with its stack. */
function lineFor(error: unknown): string | undefined {
  if (error instanceof ExpectedError) return error.message;
  const failure = systemFailureOf(error);
  return failure && failureLine(failure);
}
