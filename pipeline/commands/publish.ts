import { validateFolder } from '#catalogue/check/validate-folder.ts';
import { readFolder } from '#pipeline/folder/read-folder.ts';
import { formatProblems, isTerminalColoured } from '#pipeline/folder/report.ts';
import { messages } from '#pipeline/messages.ts';
import { lookFromOutside } from '#pipeline/publish/look-from-outside.ts';
import { bringTo, findHost, hostOf, patienceWith } from '#pipeline/publish/publish.ts';
import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build-site.ts';
import { runCommand } from './run-command.ts';

const say = messages(
  {
    bringing: 'Bringing the site to its host …',
    looking: (address: string) => `Looking at ${address} from outside …`,
    noAddress:
      'Nobody looked at it from outside: site.json does not say its address. Write it there, like "address": "https://example.org", and publish once more',
  },
  {
    bringing: 'Отправляем сайт на хостинг …',
    looking: (address) => `Смотрим на ${address} снаружи …`,
    noAddress:
      'Снаружи сайт никто не посмотрел: в site.json нет его адреса. Напишите его туда, например "address": "https://example.org", и опубликуйте ещё раз',
  },
);

const isDryRun = process.argv.includes('--dry-run');

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { contentDir, outDir, siteUrl, basePath } = settings;
  // Checked before the build, which takes minutes; the check reports the rest of the file.
  const { site } = validateFolder((await readFolder(contentDir)).json);
  const host = hostOf(site.salvaged?.publish, process.env);
  await findHost(host, settings);
  await buildSite(settings, 'release');
  console.log(say().bringing);
  await bringTo(host, settings, { isDryRun });
  if (isDryRun) return;
  if (siteUrl === undefined) return console.log(say().noAddress);

  const address = siteUrl + basePath;
  console.log(say().looking(address));
  const { seen, problems } = await lookFromOutside({
    address,
    siteDir: outDir,
    patienceMs: patienceWith(host),
  });
  for (const line of seen) console.log(`  ✓ ${line}`);
  const found = problems.map((problem) => ({ ...problem, file: address, place: '' }));
  console.log(formatProblems(found, { isColoured: isTerminalColoured() }).join('\n'));
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
});
