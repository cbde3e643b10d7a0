import { spawn } from 'node:child_process';
import { checkWritable } from '#pipeline/check-writable.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { nothingBuilt, printReport } from '#pipeline/folder/report.ts';
import { messages } from '#pipeline/messages.ts';
import { createProgressBar, photoLabels } from '#pipeline/photos/progress-bar.ts';
import { checkPort } from '#pipeline/server/listen.ts';
import { CACHE_DIR, readSettings } from '#pipeline/settings.ts';
import { generate } from '#pipeline/site/generate.ts';
import { GENERATED_BESIDE, VITE } from '#pipeline/vite-command.ts';
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
  const port = await checkPort(settings.port);
  await checkWritable(CACHE_DIR, '.generated');
  // Vite starts while the folder is read, and waits where it needs the result.
  const server = spawn(process.execPath, [VITE], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development', [GENERATED_BESIDE]: 'yes' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  const end = (code: number | null) => process.exit(code ?? 0);
  server.on('exit', end);
  try {
    const generated = await generate(settings, {
      cacheDir: CACHE_DIR,
      quality: 'working',
      onProgress: createProgressBar({ label: photoLabels().checking }).update,
    });
    printReport(generated);
    if (generated.status === 'faulty') throw new ExpectedError(nothingBuilt());
  } catch (error) {
    server.off('exit', end).kill();
    throw error;
  }
  console.log(say().where(`http://localhost:${port}${settings.basePath}`));
  server.send('generated');
});
