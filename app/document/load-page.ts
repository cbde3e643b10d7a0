import type { RoutedPage } from '#app/routes/route.ts';
import { findPage } from '#app/routes.ts';
import { type HeadTag, headTags } from '#catalogue/metadata/head-tags.ts';
import type { PageSummary } from '#catalogue/metadata/page-summary.ts';
import { ICON_FILES } from '#catalogue/metadata/web-manifest.ts';
import { languageOfPath } from '#catalogue/site/paths.ts';
import { type Identity, identityOf } from '#catalogue/site/site-view.ts';
import { inLanguage, type Language } from '#catalogue/words/language.ts';
import seal from '#generated/look/seal.svg';
import { readSite } from './site.ts';

/**
 * All that one page has of the catalogue. What makes a page of it knows nothing else but the words of the interface and
 * the languages of the site, which are as much a part of that program as its code.
 */
export interface LoadedPage {
  readonly path: string;
  readonly language: Language;
  readonly kind: PageSummary['subject']['kind'];
  /** As the browser's tab shows it. */
  readonly title: string;
  readonly head: readonly HeadTag[];
  readonly icon: { readonly type: string; readonly href: string };
  readonly identity: Identity;
  readonly found: RoutedPage;
}

/**
 * What a page is made of; nothing where there is none.
 *
 * @param path without the base path, as `pagePaths` names it
 * @param previews where the pictures beside shared links lie, by the names of their photos
 */
export function loadPage(
  path: string,
  previews?: ReadonlyMap<string, string>,
): LoadedPage | undefined {
  const { editions, pages } = readSite();
  const page = pages.get(path);
  const found = page && findPage(path);
  if (!page || !found) return undefined;
  const language = languageOfPath(path);
  const edition = inLanguage(editions, language);
  const { site } = edition.catalogue;
  const { kind } = page.subject;
  return {
    path,
    language,
    kind,
    title: kind === 'home' ? page.title : `${page.title} — ${edition.name}`,
    head: headTags({ edition, page, preview: previews?.get(page.photo.name) }),
    icon: site.seal?.endsWith('.png')
      ? { type: 'image/png', href: edition.pathOf(ICON_FILES[192]) }
      : { type: 'image/svg+xml', href: seal },
    identity: identityOf(site, edition.vocabulary),
    found,
  };
}
