import { ADD_WORKS_FILE } from '#catalogue/add/add-works.ts';

/** A header of an answer. */
export type Header = readonly [name: string, value: string];

/** A year: the name of such a file changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time: a page must never be older than the site. */
const REVALIDATED = 'no-cache';

/** Folders whose files never change: another content has another name. */
export const HASHED_FOLDERS = ['assets', 'images'] as const;

/** The folder that other sites may show files of: searches for pictures, and readers of feeds. */
const SHARED_FOLDER = 'images';

/** What no page does, and what no frame in it is allowed either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The type of every kind of file that a site may hold, by its ending; hosts do not know all of them by themselves. */
export const CONTENT_TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
} as const satisfies Readonly<Record<string, string>>;

/** For hosts with TLS, and only there. Other hosts of the same domain are not ours to speak for. */
export const STRICT_TRANSPORT: Header = ['Strict-Transport-Security', 'max-age=31536000'];

/** The headers of every answer, whatever it is. What a page may load stands in the page itself. */
export const COMMON_HEADERS: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // YouTube plays nothing for a page that does not say where it is.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // The one directive that a page cannot say of itself.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
];

/** The headers that depend on where a file lies. */
export function headersOfFolder(folder: string): readonly Header[] {
  const isHashed = (HASHED_FOLDERS as readonly string[]).includes(folder);
  return [
    ['Cache-Control', isHashed ? FOREVER : REVALIDATED],
    ['Cross-Origin-Resource-Policy', folder === SHARED_FOLDER ? 'cross-origin' : 'same-origin'],
  ];
}

/**
 * Files with headers of their own. One is for a tool, and lists unlisted works: what is no page can say in no other
 * way that search engines should leave it out.
 */
export const HEADERS_OF_FILES: Readonly<Record<string, Header>> = {
  [`/${ADD_WORKS_FILE}`]: ['X-Robots-Tag', 'noindex'],
};

/**
 * The headers of a file of the finished site.
 *
 * @param path below the base path: `/images/river-3f2a9c-700.avif`
 */
export function headersFor(path: string): readonly Header[] {
  const type = new Map<string, string>(Object.entries(CONTENT_TYPES)).get(
    path.slice(path.lastIndexOf('.') + 1),
  );
  const ofFile = HEADERS_OF_FILES[path];
  return [
    ...COMMON_HEADERS,
    ...headersOfFolder(path.split('/')[1] ?? ''),
    ...(type ? ([['Content-Type', type]] as const) : []),
    ...(ofFile ? [ofFile] : []),
  ];
}
