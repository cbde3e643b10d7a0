import {
  COMMON_HEADERS,
  CONTENT_TYPES,
  HASHED_FOLDERS,
  HEADERS_OF_FILES,
  headersOfFolder,
  STRICT_TRANSPORT,
} from '#pipeline/headers.ts';

/** A header whose value depends on the address, and the variable that holds it. */
const FOLDER_HEADERS = headersOfFolder('').map(([name, value]) => ({
  name,
  value,
  variable: `$gallery_${variableOf(name)}`,
}));

function variableOf(name: string): string {
  return name.toLowerCase().replaceAll('-', '_');
}

function map(source: string, variable: string, rows: readonly (readonly [string, string])[]) {
  const lines = rows.map(([key, value]) => `    ${key} "${value}";`);
  return [`map ${source} ${variable} {`, ...lines, '}'].join('\n');
}

function mapsOfFolders(base: string): string[] {
  return FOLDER_HEADERS.map(({ value, variable }, index) => {
    const rows = HASHED_FOLDERS.map(
      (folder) =>
        [`~^${pattern(base)}/${folder}/`, headersOfFolder(folder)[index]?.[1] ?? ''] as const,
    );
    return map('$uri', variable, [
      ['default', value],
      ...rows.filter(([, each]) => each !== value),
    ]);
  });
}

function mapsOfFiles(base: string): string[] {
  return Object.entries(HEADERS_OF_FILES).map(([path, [name, value]]) =>
    map('$uri', `$gallery_${variableOf(name)}`, [
      ['default', ''],
      [base + path, value],
    ]),
  );
}

function types(): string[] {
  return Object.entries(CONTENT_TYPES).map(([ending, type]) => `        ${bare(type)} ${ending};`);
}

function bare(type: string): string {
  return type.replace(/;.*/, '');
}

function addHeaders(): string[] {
  const added = [
    ...COMMON_HEADERS,
    ...FOLDER_HEADERS.map(({ name, variable }) => [name, variable] as const),
    ...Object.values(HEADERS_OF_FILES).map(([name]) => [name, `$gallery_${variableOf(name)}`]),
    [STRICT_TRANSPORT[0], `$gallery_${variableOf(STRICT_TRANSPORT[0])}`],
  ];
  return added.map(([name, value]) => `    add_header ${name} "${value}" always;`);
}

/** Below a base path the name has other addresses too; these two lead into the site. */
function waysIn(base: string): string {
  return ['/', base]
    .map(
      (path) => `
    location = ${path} {
        return 302 ${base}/$is_args$args;
    }
`,
    )
    .join('');
}

/** What means itself in a regular expression. A base path holds few other characters. */
function pattern(base: string): string {
  return base.replace(/[.~-]/g, '\\$&');
}

/** The home page's path without its slash, or that of the host. */
function home(base: string): string {
  return base && `(?:${pattern(base)})?`;
}

/** How long the address of a request may be with its query, and each of its headers. */
const BUFFERS = 'large_client_header_buffers 4 32k;';

const PLAIN_SERVER = `server {
    listen 80;
    server_name _;`;

const TLS_SERVERS = `# Whoever comes without TLS is sent to it.
server {
    listen 80;
    server_name _;
    server_tokens off;
    ${BUFFERS}
    return 301 https://$host$request_uri;
}

server {
    # From nginx 1.25.1 on it prefers \`http2 on;\` in a line of its own, and says so.
    listen 443 ssl http2;
    server_name _;
    ssl_certificate /etc/letsencrypt/live/example.org/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/example.org/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:gallery:1m;`;

/**
 * The configuration for nginx 1.22 or newer with its module for ready brotli files, without TLS: for this machine, or
 * behind something that has it.
 *
 * @param basePath with a slash at both ends
 */
export function nginxFile(basePath: string): string {
  return configuration(basePath, { yours: 'listen, server_name and root', server: PLAIN_SERVER });
}

/**
 * The configuration for nginx as above that has TLS itself: who comes without is sent to it.
 *
 * @param basePath with a slash at both ends
 */
export function nginxTlsFile(basePath: string): string {
  return configuration(basePath, {
    yours: 'server_name, root and the certificate',
    server: TLS_SERVERS,
  });
}

interface Kind {
  /** What whoever publishes has to change. */
  readonly yours: string;
  /** The beginning of the server that has the site, and what stands before it. */
  readonly server: string;
}

function configuration(basePath: string, { yours, server }: Kind): string {
  const base = basePath.slice(0, -1);
  // HTML is among them by itself, and nginx complains of hearing it twice.
  const charsetTypes = Object.values(CONTENT_TYPES).filter(
    (type) => type.includes('charset') && type !== CONTENT_TYPES.html,
  );
  return `# Made by \`npm run deploy:files\`; the reasons stand in pipeline/headers.ts.
# Yours to change here: ${yours}${base && `, in which the site is the folder ${base}`}.

${[...mapsOfFolders(base), ...mapsOfFiles(base)].join('\n\n')}

# Only where this very server has TLS; an empty header is not sent.
${map('$https', `$gallery_${variableOf(STRICT_TRANSPORT[0])}`, [
  ['default', ''],
  ['on', STRICT_TRANSPORT[1]],
])}

${server}
    root /var/www/gallery;
    ${BUFFERS}

    types {
${types().join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charsetTypes.map(bare).join(' ')};

    # Ready files lie beside the originals: nothing is compressed while somebody waits.
    gzip_static on;
    brotli_static on;
    gzip_vary on;

    server_tokens off;
    # The address in a redirect must not depend on what stands in front of this server.
    absolute_redirect off;

    # A location with an add_header of its own would inherit none of these.
${addHeaders().join('\n')}

    # An address that is too long is none of ours either.
    error_page 404 414 ${base}/404.html;

    # One address for a page. Whatever looks like no page of ours, the name of another host included, stays.
    rewrite "^${pattern(base)}((?:/[\\w.-]+)+)/$" ${base}$1 permanent;
    if ($request_uri ~ "^(?=[^?]*(?://|/index\\.html(?:\\?|$)))[\\w./-]+(?:\\?|$)") {
        rewrite "^(${home(base)}/)(?:index\\.html)?$" $1 permanent;
        rewrite "^((?:/[\\w.-]+)+?)(?:/index\\.html)?$" $1 permanent;
    }
${base && waysIn(base)}
    location = ${base}/ {
        try_files ${base}/index.html =404;
    }

    location ${base}/ {
        try_files $uri $uri/index.html =404;
    }

    location ^~ ${base}/en/ {
        error_page 404 ${base}/en/404.html;
        try_files $uri $uri/index.html =404;
    }

    # The page of the site that says that there is none.
    location = ${base}/404 {
        error_page 404 ${base}/404/index.html;
        return 404;
    }

    location = ${base}/en/404 {
        error_page 404 ${base}/en/404/index.html;
        return 404;
    }
}
`;
}
