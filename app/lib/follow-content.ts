import { CONTENT_CHANGED } from '#catalogue/content-changed.ts';
import { LANGUAGES } from '#catalogue/language.ts';
import { paths } from '#catalogue/paths.ts';
import { pathWithoutBase } from './base-path.ts';

/**
 * While the site is worked on, shows the artist's folder as it is now. `/add` stays as it is: there, somebody is
 * typing, or has just saved. The published site holds nothing of this.
 */
export function followContent(): void {
  import.meta.hot?.on(CONTENT_CHANGED, () => {
    const path = pathWithoutBase(window.location.pathname);
    const isAdding = LANGUAGES.some((language) => paths(language).add === path);
    if (!isAdding) window.location.reload();
  });
}
