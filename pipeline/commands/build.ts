import { ExpectedError } from '#pipeline/expected-error.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run build [-- working]';

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  if (positionals.some((each) => each !== 'working')) throw new ExpectedError(text().usage(usage));
  // `working` encodes much faster into larger files, for tests and previews.
  await buildSite(readSettings(process.env), positionals.length > 0 ? 'working' : 'release');
});
