import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build-site.ts';
import { runCommand } from './run-command.ts';

// `working` makes larger pictures in a small part of the time: for tests and for looking at one's own work.
const quality = process.argv.includes('working') ? 'working' : 'release';

await runCommand(() => buildSite(readSettings(process.env), quality));
