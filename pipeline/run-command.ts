import { ProgramError } from './run-program.ts';
import { PortError } from './server/listen.ts';
import { SettingError } from './settings.ts';
import { BuildRunningError } from './site/build-lock.ts';
import { FaultyContentError } from './site/faulty-content-error.ts';
import { StorageError } from './storage/storage-error.ts';
import { failureLine, systemFailureOf } from './system-failure.ts';

/** What a person can put right: the message is enough, and a stack would only hide it. */
const EXPECTED = [
  SettingError,
  BuildRunningError,
  FaultyContentError,
  PortError,
  ProgramError,
  StorageError,
];

/** Runs a command to its end; a failure becomes a message and exit code 1. What can be foreseen is said in one line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(lineFor(error) ?? error);
    process.exitCode = 1;
  }
}

/** What is foreseen in a line; `undefined` for a fault of the program, which is shown whole. */
function lineFor(error: unknown): string | undefined {
  const expected = EXPECTED.find((kind) => error instanceof kind);
  if (expected) return (error as Error).message;
  const failure = systemFailureOf(error);
  return failure && failureLine(failure);
}
