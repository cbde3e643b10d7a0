import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { contentDate } from '#catalogue/texts/content-date.ts';
import { isMixed } from '#catalogue/texts/mixed-alphabets.ts';
import { LONGEST_TITLE } from '#catalogue/texts/short-title.ts';
import { readSize } from '#catalogue/texts/size.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { materialPhrases, materialsIn } from '#catalogue/works/materials.ts';
import { hasCertainUnit, withLikelyUnit } from '#catalogue/works/work-size.ts';
import { type Finding, type JsonPath, type Location, textsIn } from './finding.ts';
import { error, notice } from './messages.ts';
import type { Salvaged } from './salvage.ts';
import type { CheckedFile, CheckedFolder } from './validate-folder.ts';

export type At = (...path: JsonPath) => Location;

/** Entries of `gallery.json` and `news.json`, and the descriptions of their photos. */
export function* entryFindings(files: CheckedFolder): Iterable<Finding> {
  const { gallery, news, galleryWords } = files;
  yield* listFindings(gallery);
  yield* listFindings(news);
  for (const [work, at] of entriesOf(gallery)) yield* workFindings(work, at);
  for (const [post, at] of entriesOf(news)) yield* postFindings(post, at, gallery.salvaged);
  const imagesOf = new Map(
    gallery.salvaged?.map((work) => [`art-${work?.id}`, work?.details?.images ?? []]),
  );
  for (const { key, words, at } of textsOfWorks(galleryWords)) {
    const images = imagesOf.get(key);
    if (images) yield* descriptionFindings(at('imagesAlt'), words.imagesAlt, images);
  }
}

export function* entriesOf<Entry>({ file, salvaged }: CheckedFile<Entry[]>) {
  for (const [index, entry] of (salvaged ?? []).entries()) {
    const at: At = (...path) => ({ file, path: [index, ...path] });
    if (entry !== undefined) yield [entry as NonNullable<typeof entry>, at] as const;
  }
}

/** In every language. */
export function* textsOfWorks(galleryWords: CheckedFolder['galleryWords']) {
  for (const { file, salvaged } of Object.values(galleryWords)) {
    for (const [category, works] of Object.entries(salvaged ?? {})) {
      for (const [key, words] of Object.entries(works ?? {})) {
        const at: At = (...path) => ({ file, path: [category, key, ...path] });
        yield { category, key, words: words ?? {}, at };
      }
    }
  }
}

interface Entry {
  readonly id?: number | undefined;
  readonly key?: string | undefined;
}

function* listFindings(list: CheckedFile<Entry[]>): Iterable<Finding> {
  const entries = [...entriesOf(list)];
  const free = Math.max(0, ...entries.map(([{ id = 0 }]) => id)) + 1;
  for (const [id, first, at] of repeated(entries, 'id')) {
    yield error('repeated-id', at('id'), { id, first, free });
  }
  // The usual cause is a copied entry; a corrected package could not find its work.
  for (const [key, first, at] of repeated(entries, 'key')) {
    yield error('repeated-key', at('key'), { key, first });
  }
  // Spec §3 (`vk_videos`): lists may hold empty strings; they are dropped with a notice.
  for (const [path, text] of textsIn(list.salvaged)) {
    const isListed = typeof path.at(-1) === 'number' || path.at(-1) === 'content';
    if (isListed && text.trim() === '') yield notice('empty-entry', { file: list.file, path });
  }
}

function* repeated<Field extends keyof Entry>(
  entries: readonly (readonly [Entry, At])[],
  field: Field,
): Iterable<[value: NonNullable<Entry[Field]>, first: number, at: At]> {
  const firsts = new Map<Entry[Field], number>();
  for (const [{ [field]: value }, at] of entries) {
    const first = firsts.get(value);
    if (value !== undefined && first !== undefined) yield [value, first, at];
    if (first === undefined) firsts.set(value, Number(at().path[0]) + 1);
  }
}

function* workFindings(work: Salvaged<GalleryEntry>, at: At): Iterable<Finding> {
  const { id, title, active, availability, collection } = work;
  const { desc = '', date = '' } = work.details ?? {};
  if (title !== undefined && id !== undefined && title !== `art-${id}`) {
    yield error('foreign-title', at('title'), { title, id });
  }
  if (!isListed({ active })) {
    const stated = { en: `'active' is '${active}'`, ru: `«active» — «${active}»` };
    const missing = { en: "it has no 'active'", ru: 'не написано «active»' };
    yield notice('unlisted', at('active'), { state: active === undefined ? missing : stated });
  }
  if (collection?.trim() && availability !== 'collection') {
    yield notice('hidden-collection', at('collection'));
  }
  // A work without a description is unfinished; one with a medium lacks only the size.
  if (desc.trim()) yield* sizeFindings(at('details', 'desc'), desc);
  // An unclear text is never guessed, so the search cannot find the work by it.
  for (const piece of materialsIn(desc).unknown.filter((each) => !isMixed(each))) {
    const [techniques, grounds] = [materialPhrases('techniques'), materialPhrases('grounds')];
    const values = { piece, techniques: techniques.join(', '), grounds: grounds.join(', ') };
    yield notice('unknown-material', at('details', 'desc'), values);
  }
  if (/\d{4}/.test(date) && !contentDate(date)) {
    yield notice('uncertain-year', at('details', 'date'), { date });
  }
}

export function* sizeFindings(at: Location, desc: string): Iterable<Finding> {
  const size = readSize(desc);
  if (typeof size === 'string') yield notice(`size-${size}`, at);
  else if (!hasCertainUnit(size)) {
    yield notice('size-unit', at, { size: size.text, suggestion: withLikelyUnit(size) });
  }
}

function* postFindings(
  post: Salvaged<NewsEntry>,
  at: At,
  gallery: CheckedFolder['gallery']['salvaged'],
): Iterable<Finding> {
  yield* titleFindings(at('title'), post.title);
  const { from, to } = post.exhibition ?? {};
  if (from && to && from > to) yield error('early-end', at('exhibition', 'to'), { from, to });
  for (const [index, id] of (post.works ?? []).entries()) {
    // Without a readable list of works, every work would seem to be missing.
    if (id === undefined || !gallery) continue;
    const work = gallery.find((each) => each?.id === id);
    if (!work) yield error('no-work', at('works', index), { id });
    else if (!isListed(work)) yield notice('unlisted-work', at('works', index), { id });
  }
  const { images = [], imagesAlt } = post.content ?? {};
  yield* descriptionFindings(at('content', 'imagesAlt'), imagesAlt, images);
  for (const [language, words] of Object.entries(post.translations ?? {})) {
    const place = at('translations', language, 'imagesAlt');
    yield* descriptionFindings(place, words?.imagesAlt, images);
  }
}

/** In UTF-16 units, as titles are cut. */
export function* titleFindings(at: Location, title = ''): Iterable<Finding> {
  const { length } = title.trim();
  if (length > LONGEST_TITLE) yield notice('long-title', at, { length, limit: LONGEST_TITLE });
}

/** Descriptions belong to photos by index, so a longer list is an error. */
function* descriptionFindings(
  at: Location,
  { length: descriptions }: readonly unknown[] = [],
  { length: photos }: readonly unknown[],
): Iterable<Finding> {
  if (descriptions > photos) yield error('many-descriptions', at, { descriptions, photos });
}
