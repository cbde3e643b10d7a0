import { resolve } from 'node:path';
import { readSettings } from '#pipeline/settings.ts';
import { checkContent } from './check-content.ts';
import { formatReport } from './report.ts';

const { contentDir } = readSettings(process.env);
const checked = await checkContent(contentDir, {
  cacheDir: resolve('.cache'),
  quality: 'working',
  makePictures: false,
});
console.log(
  formatReport(checked, { isColoured: process.stdout.isTTY && process.stdout.hasColors() }),
);
process.exitCode = checked.status === 'faulty' ? 1 : 0;
