import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build.ts';
import { readArguments, runCommand } from './run-command.ts';

const text = messages(
  {
    usage: `Build the site: npm run build
Faster, with larger pictures, for a look at it: npm run build -- working`,
  },
  {
    usage: `Собрать сайт: npm run build
Быстрее, но с более тяжёлыми картинками, чтобы посмотреть: npm run build -- working`,
  },
);

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true }, text().usage);
  if (positionals.some((each) => each !== 'working')) throw new ExpectedError(text().usage);
  // It encodes much faster into larger pictures, for tests and previews.
  const quality = positionals.length > 0 ? 'working' : 'release';
  await buildSite(readSettings(process.env), quality);
});
