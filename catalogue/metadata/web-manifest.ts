import type { Edition } from './edition.ts';

/** Where the manifest lies below the base path. */
export const WEB_MANIFEST_FILE = 'site.webmanifest';

/** Icons that the build draws, by their width in pixels. */
export const ICON_FILES = {
  180: 'icons/touch-180.png',
  192: 'icons/icon-192.png',
  512: 'icons/icon-512.png',
} as const;

/** The colour of the website's paper, behind the page while it opens from a home screen. */
const PAPER_COLOUR = '#f6f2ea';

/** The content of `site.webmanifest`: what a phone puts on its home screen. Icons lie beside it. */
export function webManifest({ name, language, pathOf, to }: Edition): string {
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: pathOf(to.home),
    display: 'browser',
    background_color: PAPER_COLOUR,
    theme_color: PAPER_COLOUR,
    icons: ([192, 512] as const).map((width) => ({
      src: ICON_FILES[width],
      sizes: `${width}x${width}`,
      type: 'image/png',
    })),
  });
}
