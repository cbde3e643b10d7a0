import { ADD_WORKS_FILE } from '#catalogue/add-works.ts';

/** A year: the name of such a file changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Kept, but asked for again each time: a page must never be older than the site. */
const REVALIDATED = 'no-cache';

/** Types that servers do not know by themselves. */
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  data: 'text/x-script; charset=utf-8',
};

/**
 * The headers of a file of the finished site.
 *
 * @param path below the base path: `/images/river-3f2a9c-700.avif`
 */
export function headersFor(path: string): readonly (readonly [name: string, value: string])[] {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  const isHashed = /^\/(?:assets|images)\//.test(path);
  return [
    ['Cache-Control', isHashed ? FOREVER : REVALIDATED],
    ...(type ? ([['Content-Type', type]] as const) : []),
    // It is for a tool, and lists unlisted works; a file that is no page can say so in no other way.
    ...(path === `/${ADD_WORKS_FILE}` ? ([['X-Robots-Tag', 'noindex']] as const) : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ];
}
