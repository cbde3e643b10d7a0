import { spawn } from 'node:child_process';
import { checkWritable } from '#pipeline/check-writable.ts';
import { nothingBuilt, printReport } from '#pipeline/content/report.ts';
import { JUST_GENERATED } from '#pipeline/development/follow-content.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { generate } from '#pipeline/site/generate.ts';
import { VITE } from '#pipeline/vite-command.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  {
    where: (site: string) => `The site, as soon as it is ready: ${site}
Works, news and texts by form: ${site}add
Ctrl+C ends it.`,
  },
  {
    where: (site) => `Сайт, как только он готов: ${site}
Работы, новости и тексты через формы: ${site}add
Закончить: Ctrl+C.`,
  },
);

await runCommand(async () => {
  const settings = readSettings(process.env);
  await checkWritable(CACHE_DIR, '.generated');
  const generated = await generate(settings, {
    cacheDir: CACHE_DIR,
    quality: 'working',
    makePictures: false,
    onProgress: createProgressBar({ label: photoLabels().making }).update,
  });
  printReport(generated);
  if (generated.status === 'faulty') throw new ExpectedError(nothingBuilt());

  console.log(say().where(`http://localhost:${settings.port}${settings.basePath}`));
  const server = spawn(process.execPath, [VITE], {
    env: { ...process.env, NODE_ENV: 'development', [JUST_GENERATED]: 'yes' },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
});
