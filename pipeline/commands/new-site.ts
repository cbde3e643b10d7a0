import { writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { makeNewSite } from '#pipeline/new-site/new-site.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run new-site -- ../elena';

await runCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new ExpectedError(text().usage(usage));
  const folder = resolve(name);
  await makeNewSite(folder);
  console.log(text().made(folder));
  const path = (relative('.', folder) || folder).replaceAll(sep, '/');
  const quote = path.includes("'") ? '"' : "'";
  const line = `CONTENT_DIR=${quote}${path}${quote}`;
  // An existing `.env` is never overwritten.
  const next = await writeFile('.env', `${line}\n`, { flag: 'wx' }).then(
    () => text().remembered(line),
    () => text().other(line),
  );
  console.log(next);
});
