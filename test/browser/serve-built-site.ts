import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';

await serveSite(readSettings(process.env));
