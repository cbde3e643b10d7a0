import { PortTakenError } from './server/serve-site.ts';
import { SettingError } from './settings.ts';
import { BuildRunningError } from './site/build-lock.ts';
import { FaultyContentError } from './site/faulty-content-error.ts';
import { StorageError } from './storage/storage-error.ts';

/** What a person can put right: the message is enough, and a stack would only hide it. */
const EXPECTED = [
  SettingError,
  BuildRunningError,
  FaultyContentError,
  PortTakenError,
  StorageError,
];

/** Runs a command to its end; a failure becomes a message and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
