import {
  COMMON_HEADERS,
  HASHED_FOLDERS,
  HEADERS_OF_FILES,
  type Header,
  headersOfFolder,
  STRICT_TRANSPORT,
} from '#pipeline/headers.ts';

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The file '_headers' that Netlify, Cloudflare Pages and hosts like them read.
 *
 * Such hosts join the values of rules that meet, so no header stands in two rules for the same address. By themselves
 * they have pages revalidated, as they should.
 *
 * @param basePath with a slash at both ends
 */
export function headersFile(basePath: string): string {
  const folders = HASHED_FOLDERS.map((folder) =>
    rule(`${basePath}${folder}/*`, headersOfFolder(folder)),
  );
  const files = Object.entries(HEADERS_OF_FILES).map(([path, header]) =>
    rule(basePath.slice(0, -1) + path, [header]),
  );
  return `${[rule('/*', [...COMMON_HEADERS, STRICT_TRANSPORT]), ...folders, ...files].join(
    '\n\n',
  )}\n`;
}

/**
 * The file '_redirects': hosts that show one not-found page for everything are told of those in other languages.
 *
 * @param basePath with a slash at both ends
 * @param languages those that have a folder
 */
export function redirectsFile(basePath: string, languages: readonly string[]): string {
  return languages
    .map((language) => `${basePath}${language}/* ${basePath}${language}/404.html 404\n`)
    .join('');
}
