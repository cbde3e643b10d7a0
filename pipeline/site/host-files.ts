import {
  COMMON_HEADERS,
  HASHED_FOLDERS,
  HEADERS_OF_FILES,
  type Header,
  headersOfFolder,
  STRICT_TRANSPORT,
} from '#pipeline/headers.ts';

/**
 * For Netlify, Cloudflare Pages and similar hosts. They join the values of matching rules, so no path gets
 * one header from two rules.
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
 * The index of words was dropped; its old URLs lead to all works. Hosts that show one not-found page for
 * everything need a rule for each language.
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
