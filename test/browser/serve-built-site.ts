import { serveSite } from '#pipeline/server/serve-site.ts';
import { readSettings } from '#pipeline/settings.ts';

const { outDir, basePath, port } = readSettings(process.env);
await serveSite({ siteDir: outDir, basePath, port });
