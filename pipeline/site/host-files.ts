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
 * For Netlify, Cloudflare Pages and similar hosts. They join the values of matching rules, so no path gets
 * one header from two rules.
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
 * The index of words was dropped; its old URLs lead to all works. Hosts that show one not-found page for
 * everything need a rule for each language.
 * @param basePath with a slash at both ends
 * @param languages without the first one
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
