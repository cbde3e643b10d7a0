import { checkWritable } from '#pipeline/check-writable.ts';
import { startDevelopment } from '#pipeline/development/start-development.ts';
import { messages } from '#pipeline/messages.ts';
import { checkPort } from '#pipeline/server/listen.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { WORK_DIRS } from '#pipeline/site/work-dir.ts';
import { readArguments, runCommand } from './run-command.ts';

const text = messages(
  {
    usage: 'Show the site on this computer while it changes: npm run dev',
    where: (site: string) => `The site: ${site}
Works, news and texts by form: ${site}add
Ctrl+C ends it.`,
  },
  {
    usage: 'Показать сайт на этом компьютере, пока он меняется: npm run dev',
    where: (site) => `Сайт: ${site}
Работы, новости и тексты через формы: ${site}add
Закончить: Ctrl+C.`,
  },
);

await runCommand(async () => {
  readArguments({}, text().usage);
  const settings = readSettings(process.env);
  const port = await checkPort(settings.port);
  await checkWritable(CACHE_DIR, WORK_DIRS);
  await startDevelopment({ ...settings, port });
  console.log(text().where(new URL(settings.basePath, `http://localhost:${port}`).href));
});
