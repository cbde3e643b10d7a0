import { LIGHTBOX_DATA_ID, type LightboxSource } from '#app/islands/lightbox/lightbox-item.ts';
import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import { fetchJson } from '#app/ui/island.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { canBeBought } from '#catalogue/schema/availability.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { WORKS_FILE } from '#catalogue/works/catalogue.ts';

export interface InquiryWork {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly photo: Photo;
  readonly isGone: boolean;
}

/** A single work may be unlisted, since its URL can be shared; of several, only listed ones. */
export async function loadInquiryWorks(ids: readonly number[]): Promise<InquiryWork[]> {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return (await loadWorks(ids)).map(inquiryWork);
  const work = await loadWork(id);
  return work ? [work] : [];
}

// The page is one file for every query, so the work is loaded on demand: its category, then its page.
// Undefined for an unknown work; throws if a request fails.
async function loadWork(id: number): Promise<InquiryWork | undefined> {
  const categories = await fetchJson<Readonly<Record<string, string>>>(urlOf(WORKS_FILE));
  const category = Object.hasOwn(categories, id) ? categories[id] : undefined;
  if (!category) return;
  const path = paths(pageLanguage()).artwork({ category, id });
  const answer = await fetch(urlOf(path));
  if (!answer.ok) return;
  // A parsed page has the policy of this one, which does not know its styles.
  const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const source = page.getElementById(LIGHTBOX_DATA_ID)?.textContent;
  const { items } = JSON.parse(source ?? '{}') as Partial<LightboxSource>;
  const main = typeof items === 'object' ? items[0] : undefined;
  return main && inquiryWork({ ...main, id, path });
}

// A message is edited and copied, so its spaces are plain.
function inquiryWork({ id, path, title, photo, availability }: LoadedWork): InquiryWork {
  return {
    id,
    path,
    title: normalizeSpaces(title.text),
    photo,
    isGone: !canBeBought(availability),
  };
}
