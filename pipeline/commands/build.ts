import { readSettings } from '#pipeline/settings.ts';
import { buildSite } from '#pipeline/site/build-site.ts';
import { runCommand } from './run-command.ts';

// `working` encodes much faster into larger pictures, for tests and previews.
const quality = process.argv.includes('working') ? 'working' : 'release';

await runCommand(() => buildSite(readSettings(process.env), quality));
