import {
  COMMON_HEADERS,
  CONTENT_TYPES,
  HASHED_FOLDERS,
  HEADERS_OF_FILES,
  type Header,
  headersOfFolder,
  STRICT_TRANSPORT,
} from '#pipeline/headers.ts';

function lines(headers: readonly Header[], indent: string): string {
  return headers.map(([name, value]) => `${indent}${name} "${value}"`).join('\n');
}

function folders(base: string): string {
  return HASHED_FOLDERS.map(
    (folder) => `	header ${base}/${folder}/* {\n${lines(headersOfFolder(folder), '		')}\n	}`,
  ).join('\n');
}

function files(base: string): string {
  return Object.entries(HEADERS_OF_FILES)
    .map(([path, header]) => `	header ${base}${path} ${lines([header], '')}`)
    .join('\n');
}

/** Caddy's own table, and the system's, would have the last word if these did not wait for them. */
function types(): string {
  return Object.entries(CONTENT_TYPES)
    .map(
      ([ending, type]) =>
        `	@${ending} path *.${ending}\n	header @${ending} {\n		Content-Type "${type}"\n		defer\n	}`,
    )
    .join('\n');
}

/** Leads from other addresses of a page to its own. Caddy compares paths whose double slashes are single ones. */
function oneAddress(base: string): string {
  const isUntidy = '{http.request.uri.path}.matches("//|/index[.]html$")';
  return [
    ...redirects({ name: 'slash', path: `^${pattern(base)}((?:/[\\w.-]+)+)/$`, to: base }),
    ...redirects({
      name: 'home',
      path: `^(${base && `(?:${pattern(base)})?`}/)(?:index\\.html)?$`,
      isUntidy,
    }),
    ...redirects({ name: 'tidy', path: '^((?:/[\\w.-]+)+?)(?:/index\\.html)?$', isUntidy }),
  ].join('\n');
}

interface Redirect {
  readonly name: string;
  /** A pattern of paths; its group is where the redirect leads, below `to`. */
  readonly path: string;
  readonly to?: string;
  readonly isUntidy?: string;
}

/** One with the query that was asked for, and one without any. */
function redirects({ name, path, to = '', isUntidy }: Redirect): string[] {
  const condition = isUntidy ? ` && ${isUntidy}` : '';
  const queries = [
    { matcher: name, comparison: '==', query: '' },
    { matcher: `${name}_asked`, comparison: '!=', query: '?{http.request.uri.query}' },
  ];
  return queries.map(
    ({ matcher, comparison, query }) => `	@${matcher} {
		path_regexp ${matcher} ${path}
		expression \`{http.request.uri.query} ${comparison} ""${condition}\`
	}
	redir @${matcher} ${to}{re.${matcher}.1}${query} 301`,
  );
}

/** Below a base path the name has other addresses too; these two lead into the site. */
function waysIn(base: string): string {
  return `	redir / ${base}/ 302\n	redir ${base} ${base}/ 302\n`;
}

function rootOf(base: string): string {
  return base ? `the folder that holds the built site as ${base}` : 'the folder of the built site';
}

/** What means itself in a regular expression. A base path holds few other characters. */
function pattern(base: string): string {
  return base.replace(/[.-]/g, '\\$&');
}

/**
 * The configuration for Caddy 2, which gets its certificate by itself.
 *
 * @param basePath with a slash at both ends
 */
export function caddyFile(basePath: string): string {
  const base = basePath.slice(0, -1);
  const missing = ['/404', '/en/404'].flatMap((path) => [path, `${path}/index.html`]);
  return `# Made by \`npm run deploy:files\`; the reasons stand in pipeline/headers.ts.
# SITE_ADDRESS is the name of your site, like example.org; SITE_ROOT ${rootOf(base)}.

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/var/www/gallery}

	header {
${lines(COMMON_HEADERS, '		')}
	}
	# Caddy lets the general one speak last, so the folders are left out of it by name.
	@changing not path ${HASHED_FOLDERS.map((folder) => `${base}/${folder}/*`).join(' ')}
	header @changing {
${lines(headersOfFolder(''), '		')}
	}
${folders(base)}
${files(base)}
${types()}

	@tls protocol https
	header @tls ${lines([STRICT_TRANSPORT], '')}

	# One address for a page. Whatever looks like no page of ours, the name of another host included, stays.
${oneAddress(base)}
${base && waysIn(base)}
	# The page of the site that says that there is none.
	@missing path ${missing.map((path) => base + path).join(' ')}
	error @missing 404
	# What no file of ours is called: Caddy answers 500 to names that the file system refuses.
	@strange path_regexp [^!-~]|[^/]{256}|.{1000}
	error @strange 404

	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header Cache-Control "${headersOfFolder('')[0]?.[1]}"
		@page path ${base}/404 ${base}/en/404
		rewrite @page {path}/index.html
		@english {
			path ${base}/en/*
			not path ${base}/en/404/index.html
		}
		rewrite @english ${base}/en/404.html
		@russian not path ${base}/en/* ${base}/404/index.html
		rewrite @russian ${base}/404.html
		header Content-Type "${CONTENT_TYPES.html}"
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
