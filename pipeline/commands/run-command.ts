import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { failureLine } from '#pipeline/system-failure.ts';
import { withoutSecrets } from '#pipeline/without-secrets.ts';
import { text } from './messages.ts';

export async function runCommand<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  command: (parsed: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help')) console.log(text().usage(usage));
    else await command(parseArgs(config));
  } catch (error) {
    const isMisused = String(Object(error).code).startsWith('ERR_PARSE_ARGS');
    const misuse = `${text().notUnderstood(args.join(' '))}\n${text().usage(usage)}`;
    console.error(withoutSecrets(isMisused ? misuse : lineFor(error)));
    process.exitCode = 1;
  }
}

function lineFor(error: unknown): string {
  return error instanceof ExpectedError ? error.message : (failureLine(error) ?? inspect(error));
}
