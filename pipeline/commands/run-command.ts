import { ExpectedError } from '#pipeline/expected-error.ts';
import { languageOfMessages, speak } from '#pipeline/messages.ts';
import { failureLine, systemFailureOf } from '#pipeline/system-failure.ts';

/** Runs a command to its end; a failure becomes a message and exit code 1. What can be expected is said in one line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  speak(languageOfMessages(process.env));
  try {
    await command();
  } catch (error) {
    console.error(lineFor(error) ?? error);
    process.exitCode = 1;
  }
}

/** What is expected in a line; `undefined` for a fault of the program, which is shown whole. */
function lineFor(error: unknown): string | undefined {
  if (error instanceof ExpectedError) return error.message;
  const failure = systemFailureOf(error);
  return failure && failureLine(failure);
}
