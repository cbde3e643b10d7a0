import type {
  FORMER_PUBLISH_HOSTS,
  PUBLISH_HOSTS,
  SiteFile,
} from '#catalogue/schema/site-entry.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';
import { messages, type Told, told } from '#pipeline/messages.ts';

type Host = (typeof PUBLISH_HOSTS)[number];
type FormerHost = (typeof FORMER_PUBLISH_HOSTS)[number];
type Field = Exclude<keyof NonNullable<SiteFile['publish']>, 'to' | 'site' | 'project'>;

interface Fields {
  readonly needed: readonly Field[];
  readonly further: readonly Field[];
}

const FIELDS: Readonly<Record<Host, Fields>> = {
  server: { needed: ['host', 'folder'], further: ['port'] },
  storage: { needed: ['bucket'], further: ['endpoint', 'region'] },
  'github-pages': { needed: ['repository'], further: [] },
};

const FORMER_HOSTS: Readonly<Record<FormerHost, string>> = {
  netlify: 'netlify deploy --prod --dir build/client',
  cloudflare: 'wrangler pages deploy build/client',
};

const say = messages(
  {
    missing: (host: string, field: Field, example: string) =>
      told(`'${host}' needs the field '${field}'`, `add it, like "${field}": "${example}"`),
    stray: (host: string, field: string) =>
      told(`'${field}' does not belong to '${host}'`, 'remove it, or choose another host'),
    former: (host: string, command: string) =>
      told(
        `npm run publish no longer brings sites to '${host}'`,
        `run npm run build, then ${command}, or choose another host`,
      ),
  },
  {
    missing: (host, field, example) =>
      told(
        `для «${host}» нужно поле «${field}»`,
        `добавьте его, например "${field}": "${example}"`,
      ),
    stray: (host, field) =>
      told(`«${field}» не относится к «${host}»`, 'уберите его или выберите другое место'),
    former: (host, command) =>
      told(
        `npm run publish больше не публикует на «${host}»`,
        `выполните npm run build, потом ${command}, или выберите другое место`,
      ),
  },
);

const EXAMPLES: Readonly<Record<Field, string>> = {
  host: 'elena@example.org',
  folder: '/var/www/gallery',
  port: '22',
  bucket: 'paintings',
  endpoint: 'https://storage.yandexcloud.net',
  region: 'ru-central1',
  repository: 'https://github.com/elena/gallery.git',
};

export function formerHostWords(host: FormerHost): Told {
  return say().former(host, FORMER_HOSTS[host]);
}

export function publishFindings({ file, raw, salvaged }: CheckedFile<SiteFile>): Finding[] {
  const to = salvaged?.publish?.to;
  if (to === undefined) return [];
  if (to === 'netlify' || to === 'cloudflare') {
    return [noticeAt({ file, path: ['publish', 'to'] }, ...formerHostWords(to))];
  }
  // Fields with a wrong value are reported by the schema.
  const { to: _, ...given } = valueAt(raw, ['publish']) as Record<string, unknown>;
  const { needed, further } = FIELDS[to];
  const known: readonly string[] = [...needed, ...further];
  return [
    ...needed
      .filter((field) => given[field] === undefined)
      .map((field) => {
        const place = { file, path: ['publish', field] };
        return errorAt(place, ...say().missing(to, field, EXAMPLES[field]));
      }),
    ...Object.keys(given)
      .filter((field) => !known.includes(field))
      .map((field) => errorAt({ file, path: ['publish', field] }, ...say().stray(to, field))),
  ];
}
