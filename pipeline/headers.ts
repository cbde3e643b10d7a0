import { ADD_WORKS_FILE } from '#catalogue/works/catalogue.ts';

export type Header = readonly [name: string, value: string];

const FOREVER = 'public, max-age=31536000, immutable';

/** Browsers must revalidate, so that no page is older than the published one. */
const REVALIDATED = 'no-cache';

export const HASHED_FOLDERS = ['assets', 'images'] as const;

export const CONTENT_TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  // Only the artist's `public` folder contains PDF files.
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
} as const satisfies Readonly<Record<string, string>>;

/** Only for hosts with TLS. Does not include subdomains, which may belong to others. */
export const STRICT_TRANSPORT: Header = ['Strict-Transport-Security', 'max-age=31536000'];

const COMMON_HEADERS: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // YouTube refuses to play videos without a referrer.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // A `<meta>` element cannot set this directive.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // No page uses these features, and frames must not use them.
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
];

export function headersOfFolder(folder: string): readonly Header[] {
  const isHashed = (HASHED_FOLDERS as readonly string[]).includes(folder);
  return [
    ['Cache-Control', isHashed ? FOREVER : REVALIDATED],
    // Other sites, such as image searches and feed readers, may show images.
    ['Cross-Origin-Resource-Policy', folder === 'images' ? 'cross-origin' : 'same-origin'],
  ];
}

/** This file of `/add` has unlisted works. Only a header can hide it from search engines. */
const HEADERS_OF_FILES: Readonly<Record<string, Header>> = {
  [`/${ADD_WORKS_FILE}`]: ['X-Robots-Tag', 'noindex'],
};

export function headersFor(path: string): readonly Header[] {
  const type = Object.entries(CONTENT_TYPES).find(([ending]) => path.endsWith(`.${ending}`))?.[1];
  const ofFile = HEADERS_OF_FILES[path];
  return [
    ...COMMON_HEADERS,
    ...headersOfFolder(path.split('/')[1] ?? ''),
    ...(type ? [['Content-Type', type] as const] : []),
    ...(ofFile ? [ofFile] : []),
  ];
}

/** For hosts such as Netlify. They join the values of a header from all rules that match, so only one may set it. */
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

/** @param languages all but the first one, whose not-found page hosts show by default */
export function redirectsFile(basePath: string, languages: readonly string[]): string {
  const folders = ['', ...languages.map((language) => `${language}/`)];
  // Earlier versions had an index of words.
  const oldIndex = folders.flatMap((folder) => {
    const all = `${basePath}${folder}gallery/all`;
    return [`${all}/words ${all} 301`, `${all}/words/* ${all} 301`];
  });
  const notFound = languages.map(
    (language) => `${basePath}${language}/* ${basePath}${language}/404.html 404`,
  );
  return [...oldIndex, ...notFound, ''].join('\n');
}
