import {
  COMMON_HEADERS,
  HASHED_FOLDERS,
  HEADERS_OF_FILES,
  type Header,
  headersOfFolder,
  STRICT_TRANSPORT,
} from '#pipeline/headers.ts';

/**
 * For Netlify, Cloudflare Pages and similar hosts. They join the values of a header from all rules that match, so
 * only one rule may set it.
 */
export function headersFile(basePath: string): string {
  const rules: Record<string, readonly Header[]> = { '/*': [...COMMON_HEADERS, STRICT_TRANSPORT] };
  for (const folder of HASHED_FOLDERS) rules[`${basePath}${folder}/*`] = headersOfFolder(folder);
  for (const [path, header] of Object.entries(HEADERS_OF_FILES)) {
    rules[basePath.slice(0, -1) + path] = [header];
  }
  const texts = Object.entries(rules).map(([path, headers]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${texts.join('\n\n')}\n`;
}

/**
 * The site once had an index of words; its URLs now lead to all works. By default, hosts show the not-found page
 * of the first language, so the other languages need rules.
 * @param languages without the first one
 */
export function redirectsFile(basePath: string, languages: readonly string[]): string {
  const folders = ['', ...languages.map((language) => `${language}/`)];
  const oldIndex = folders.flatMap((folder) => {
    const all = `${basePath}${folder}gallery/all`;
    return [`${all}/words ${all} 301`, `${all}/words/* ${all} 301`];
  });
  const notFound = languages.map(
    (language) => `${basePath}${language}/* ${basePath}${language}/404.html 404`,
  );
  return [...oldIndex, ...notFound, ''].join('\n');
}
