import {
  COMMON_HEADERS,
  CONTENT_TYPES,
  HASHED_FOLDERS,
  HEADERS_OF_FILES,
  type Header,
  headersOfFolder,
  STRICT_TRANSPORT,
} from '#pipeline/server/headers.ts';

function lines(headers: readonly Header[], indent: string): string {
  return headers.map(([name, value]) => `${indent}${name} "${value}"`).join('\n');
}

function folders(): string {
  return HASHED_FOLDERS.map(
    (folder) => `	header /${folder}/* {\n${lines(headersOfFolder(folder), '		')}\n	}`,
  ).join('\n');
}

function files(): string {
  return Object.entries(HEADERS_OF_FILES)
    .map(([path, header]) => `	header ${path} ${lines([header], '')}`)
    .join('\n');
}

/** Caddy's own table would have the last word if these did not wait for it. */
function types(): string {
  return (['avif', 'data', 'webmanifest'] as const)
    .map(
      (ending) =>
        `	@${ending} path *.${ending}\n	header @${ending} {\n		Content-Type "${CONTENT_TYPES[ending]}"\n		defer\n	}`,
    )
    .join('\n');
}

/** The configuration for Caddy 2, which gets its certificate by itself. */
export function caddyFile(): string {
  return `# Made by \`npm run deploy:files\`; the reasons stand in pipeline/server/headers.ts.
# SITE_ADDRESS is the name of your site, like example.org; SITE_ROOT the folder of the built site.

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/var/www/gallery}

	header {
${lines(COMMON_HEADERS, '		')}
	}
	# Caddy lets the general one speak last, so the folders are left out of it by name.
	@changing not path ${HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(' ')}
	header @changing {
${lines(headersOfFolder(''), '		')}
	}
${folders()}
${files()}
${types()}

	@tls protocol https
	header @tls ${lines([STRICT_TRANSPORT], '')}

	# One address for a page. Whatever looks like no page of ours, the name of another host included, stays.
	@slash {
		path_regexp slash ^((?:/[\\w.-]+)+)/$
		expression {http.request.uri.query} == ""
	}
	redir @slash {re.slash.1} 301
	@asked {
		path_regexp asked ^((?:/[\\w.-]+)+)/$
		expression {http.request.uri.query} != ""
	}
	redir @asked {re.asked.1}?{http.request.uri.query} 301

	# The page of the site that says that there is none.
	@missing path /404 /404/index.html /en/404 /en/404/index.html
	error @missing 404

	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header Cache-Control "${headersOfFolder('')[0]?.[1]}"
		@english path /en/*
		rewrite @english /en/404.html
		@russian not path /en/*
		rewrite @russian /404.html
		header Content-Type "${CONTENT_TYPES.html}"
		file_server
	}
}
`;
}
