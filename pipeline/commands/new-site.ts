import { writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { makeNewSite } from '#pipeline/new-site/new-site.ts';
import { text } from './messages.ts';
import { runCommand } from './run-command.ts';

const usage =
  "npm run new-site -- ../elena [--name 'Елена Ветрова / Elena Vetrova' --languages ru,en --address https://example.org --repository https://github.com/elena/gallery]";

const options = {
  name: { type: 'string' },
  languages: { type: 'string' },
  address: { type: 'string' },
  repository: { type: 'string' },
} as const;

await runCommand(usage, { allowPositionals: true, options }, async ({ positionals, values }) => {
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new ExpectedError(text().usage(usage));
  const folder = resolve(name);
  await makeNewSite(folder, { ...values, languages: values.languages?.split(',') });
  console.log(text().created(folder));
  const path = (relative('.', folder) || folder).replaceAll(sep, '/');
  const quote = path.includes("'") ? '"' : "'";
  const line = `CONTENT_DIR=${quote}${path}${quote}`;
  // An existing `.env` is never overwritten.
  const next = await writeFile('.env', `${line}\n`, { flag: 'wx' }).then(
    () => text().writtenToEnv(line),
    () => text().addToEnv(line),
  );
  console.log(next);
});
