import { ExpectedError } from '#pipeline/expected-error.ts';
import { runCommand } from '#pipeline/run-command.ts';
import { readSettings } from '#pipeline/settings.ts';
import { caddyFile } from './caddy-file.ts';
import { nginxFile, nginxTlsFile } from './nginx-file.ts';

const FILES = new Map([
  ['nginx', nginxFile],
  ['nginx-tls', nginxTlsFile],
  ['caddy', caddyFile],
]);

/** Prints a server's configuration for the base path that is set. */
await runCommand(async () => {
  const name = process.argv[2] ?? '';
  const makeFile = FILES.get(name);
  if (!makeFile) {
    throw new ExpectedError(
      `There is no configuration for '${name}'; say nginx, nginx-tls or caddy`,
    );
  }
  process.stdout.write(makeFile(readSettings(process.env).basePath));
});
