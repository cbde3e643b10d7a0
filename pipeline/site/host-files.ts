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
 * The file '_redirects': the dropped index of words leads to all works, and hosts that show one not-found page for
 * everything learn those of other languages.
 *
 * @param basePath with a slash at both ends
 * @param languages those that have a folder
 */
export function redirectsFile(basePath: string, languages: readonly string[]): string {
  const folders = ['', ...languages.map((language) => `${language}/`)];
  const words = folders.flatMap((folder) => {
    const all = `${basePath}${folder}gallery/all`;
    return [`${all}/words ${all} 301`, `${all}/words/* ${all} 301`];
  });
  const missing = languages.map(
    (language) => `${basePath}${language}/* ${basePath}${language}/404.html 404`,
  );
  return [...words, ...missing, ''].join('\n');
}
