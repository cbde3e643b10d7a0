import { coloursOf, contrast, LEAST_CONTRAST, luminance } from '#catalogue/photos/colours.ts';
import type { FormerHost, PUBLISH_HOSTS, SiteFile } from '#catalogue/schema/site-entry.ts';
import type { Finding } from './finding.ts';
import { error, notice } from './messages.ts';
import { valueAt } from './salvage.ts';
import type { ValidatedFile } from './validate-folder.ts';

type Host = (typeof PUBLISH_HOSTS)[number];
type Field = Exclude<keyof NonNullable<SiteFile['publish']>, 'to' | 'site' | 'project'>;

const FIELDS: Readonly<Record<Host, { needed: readonly Field[]; optional: readonly Field[] }>> = {
  server: { needed: ['host', 'folder'], optional: ['port'] },
  ftp: { needed: ['host', 'folder', 'user'], optional: ['port', 'secure'] },
  storage: { needed: ['bucket'], optional: ['endpoint', 'region'] },
  'github-pages': { needed: ['repository'], optional: [] },
};

const EXAMPLES: Readonly<Partial<Record<Field, string>>> = {
  host: 'elena@example.org',
  folder: '/var/www/gallery',
  user: 'elena',
  bucket: 'paintings',
  repository: 'https://github.com/elena/gallery.git',
};

const FORMER_HOSTS: Readonly<Record<FormerHost, string>> = {
  netlify: 'netlify deploy --prod --dir build/client',
  cloudflare: 'wrangler pages deploy build/client',
};

export function* siteFindings(site: ValidatedFile<SiteFile>): Iterable<Finding> {
  yield* colourFindings(site);
  yield* publishFindings(site);
}

function* colourFindings({ file, salvaged }: ValidatedFile<SiteFile>): Iterable<Finding> {
  if (!salvaged?.colours) return;
  const colours = coloursOf({ colours: salvaged.colours as SiteFile['colours'] });
  const { paper, ink, accent } = colours;
  const locate = (name: string) => ({ file, path: ['colours', name] });
  if (luminance(paper) <= luminance(ink)) {
    yield error('dark-paper', locate('paper'), { paper, ink });
    return;
  }
  for (const [name, colour] of Object.entries({ ink, accent })) {
    const ratio = contrast(colour, paper);
    if (ratio >= LEAST_CONTRAST) continue;
    const values = { colour, paper, ratio: ratio.toFixed(1), limit: LEAST_CONTRAST, name };
    yield error('contrast', locate(name), values);
  }
}

function* publishFindings({ file, json, salvaged }: ValidatedFile<SiteFile>): Iterable<Finding> {
  const host = salvaged?.publish?.to;
  if (host === undefined) return;
  const locate = (field: string) => ({ file, path: ['publish', field] });
  if (host === 'netlify' || host === 'cloudflare') {
    yield notice('former-host', locate('to'), { host, command: FORMER_HOSTS[host] });
    return;
  }
  // From the JSON, because the schema has already reported fields with a wrong value.
  const written = valueAt(json, ['publish']) as Record<string, unknown>;
  const { needed, optional } = FIELDS[host];
  for (const field of needed.filter((each) => written[each] === undefined)) {
    yield error('publish-missing', locate(field), { host, field, example: EXAMPLES[field] ?? '' });
  }
  const known: readonly string[] = ['to', ...needed, ...optional];
  for (const field of Object.keys(written).filter((each) => !known.includes(each))) {
    yield error('publish-stray', locate(field), { host, field });
  }
}
