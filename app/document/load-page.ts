import { findPage } from '#app/routes.ts';
import { headTags } from '#catalogue/metadata/head-tags.ts';
import { findSummary } from '#catalogue/metadata/page-summary.ts';
import { ICON_FILES, languageOfPath } from '#catalogue/site/paths.ts';
import seal from '#generated/look/seal.svg';
import { readEdition } from './site.ts';

export type LoadedPage = NonNullable<ReturnType<typeof loadPage>>;

/**
 * What a page is made of; nothing where there is none.
 *
 * @param path without the base path, as `pagePaths` names it
 * @param previews where the pictures beside shared links lie, by the names of their photos
 */
export function loadPage(path: string, previews?: ReadonlyMap<string, string>) {
  const language = languageOfPath(path);
  const edition = readEdition(language);
  const page = findSummary(edition, path);
  const found = page && findPage(path);
  if (!page || !found) return undefined;
  const { site } = edition.catalogue;
  return {
    path,
    language,
    kind: page.subject.kind,
    // As the browser's tab shows it.
    title: page.subject.kind === 'home' ? page.title : `${page.title} — ${edition.name}`,
    head: headTags({ edition, page, preview: previews?.get(page.photo.name) }),
    icon: site.seal?.endsWith('.png')
      ? { type: 'image/png', href: edition.pathOf(ICON_FILES[192]) }
      : { type: 'image/svg+xml', href: seal },
    identity: edition.identity,
    found,
  };
}
