import { ExpectedError } from '#pipeline/expected-error.ts';
import { languageOfMessages, speak } from '#pipeline/messages.ts';
import { failureLine, systemFailureOf } from '#pipeline/system-failure.ts';

export async function runCommand(command: () => Promise<void>): Promise<void> {
  speak(languageOfMessages(process.env));
  try {
    await command();
  } catch (error) {
    console.error(lineFor(error) ?? error);
    process.exitCode = 1;
  }
}

/** `undefined` for an unexpected error, which is shown with its stack. */
function lineFor(error: unknown): string | undefined {
  if (error instanceof ExpectedError) return error.message;
  const failure = systemFailureOf(error);
  return failure && failureLine(failure);
}
