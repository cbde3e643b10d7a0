import { caddyFile } from '#pipeline/deploy/caddy-file.ts';
import { nginxFile, nginxTlsFile } from '#pipeline/deploy/nginx-file.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { readSettings } from '#pipeline/settings.ts';
import { runCommand } from './run-command.ts';

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
