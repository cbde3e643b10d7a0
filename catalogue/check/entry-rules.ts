import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { contentDate } from '#catalogue/texts/content-date.ts';
import { isMixed } from '#catalogue/texts/mixed-alphabets.ts';
import { LONGEST_TITLE } from '#catalogue/texts/short-title.ts';
import { readSize } from '#catalogue/texts/size.ts';
import { isListed } from '#catalogue/works/catalogue.ts';
import { materialPhrases, materialsIn } from '#catalogue/works/materials.ts';
import { hasCertainUnit, withLikelyUnit } from '#catalogue/works/work-size.ts';
import { type Finding, type JsonLocation, type JsonPath, textsIn } from './finding.ts';
import { error, notice } from './messages.ts';
import type { Salvaged } from './salvage.ts';
import type { ValidatedFile, ValidatedFolder } from './validate-folder.ts';

export type Locate = (...path: JsonPath) => JsonLocation;

export function* entryFindings(files: ValidatedFolder): Iterable<Finding> {
  const { gallery, news, galleryTexts } = files;
  yield* listFindings(gallery);
  yield* listFindings(news);
  for (const [work, locate] of entriesOf(gallery)) yield* workFindings(work, locate);
  for (const [post, locate] of entriesOf(news)) yield* postFindings(post, locate, gallery.salvaged);
  const imagesByKey = new Map(
    gallery.salvaged?.map((work) => [`art-${work?.id}`, work?.details?.images ?? []]),
  );
  for (const { key, texts, locate } of textsOfWorks(galleryTexts)) {
    const images = imagesByKey.get(key);
    if (images) yield* descriptionFindings(locate('imagesAlt'), texts.imagesAlt, images);
  }
}

export function* entriesOf<Entry>({ file, salvaged }: ValidatedFile<Entry[]>) {
  for (const [index, entry] of (salvaged ?? []).entries()) {
    const locate: Locate = (...path) => ({ file, path: [index, ...path] });
    if (entry !== undefined) yield [entry as NonNullable<typeof entry>, locate] as const;
  }
}

export function* textsOfWorks(galleryTexts: ValidatedFolder['galleryTexts']) {
  for (const { file, salvaged } of Object.values(galleryTexts)) {
    for (const [category, works] of Object.entries(salvaged ?? {})) {
      for (const [key, texts] of Object.entries(works ?? {})) {
        const locate: Locate = (...path) => ({ file, path: [category, key, ...path] });
        yield { category, key, texts: texts ?? {}, locate };
      }
    }
  }
}

type Entry = Salvaged<Pick<GalleryEntry, 'id' | 'key'>>;

function* listFindings(list: ValidatedFile<Entry[]>): Iterable<Finding> {
  const entries = [...entriesOf(list)];
  const free = Math.max(0, ...entries.map(([{ id = 0 }]) => id)) + 1;
  for (const [id, first, locate] of repeatedValues(entries, 'id')) {
    yield error('repeated-id', locate('id'), { id, first, free });
  }
  // Usually a copied entry. The editor finds the work of a repeated save by this key.
  for (const [key, first, locate] of repeatedValues(entries, 'key')) {
    yield error('repeated-key', locate('key'), { key, first });
  }
  // Spec §3: items of lists (such as `vk_videos`) and paragraphs (`content`) may be empty. The site leaves them out.
  for (const [path, text] of textsIn(list.salvaged)) {
    const isListItem = typeof path.at(-1) === 'number' || path.at(-1) === 'content';
    if (isListItem && text.trim() === '') yield notice('empty-entry', { file: list.file, path });
  }
}

function* repeatedValues<Field extends keyof Entry>(
  entries: readonly (readonly [Entry, Locate])[],
  field: Field,
): Iterable<[value: NonNullable<Entry[Field]>, first: number, locate: Locate]> {
  const firstPositions = new Map<Entry[Field], number>();
  for (const [{ [field]: value }, locate] of entries) {
    const first = firstPositions.get(value);
    if (value !== undefined && first !== undefined) yield [value, first, locate];
    if (first === undefined) firstPositions.set(value, Number(locate().path[0]) + 1);
  }
}

function* workFindings(work: Salvaged<GalleryEntry>, locate: Locate): Iterable<Finding> {
  const { id, title, active, availability, collection } = work;
  const { desc = '', date = '' } = work.details ?? {};
  if (title !== undefined && id !== undefined && title !== `art-${id}`) {
    yield error('foreign-title', locate('title'), { title, id });
  }
  if (!isListed({ active })) {
    const stated = { en: `'active' is '${active}'`, ru: `«active» — «${active}»` };
    const missing = { en: "it has no 'active'", ru: 'не написано «active»' };
    yield notice('unlisted', locate('active'), { state: active === undefined ? missing : stated });
  }
  if (collection?.trim() && availability !== 'collection') {
    yield notice('hidden-collection', locate('collection'));
  }
  // A work without a details line is unfinished, so its size is not missed yet.
  if (desc.trim()) yield* sizeFindings(locate('details', 'desc'), desc);
  // The site does not guess unknown materials, so the search cannot find the work by them.
  for (const piece of materialsIn(desc).unknown.filter((each) => !isMixed(each))) {
    const [techniques, grounds] = [materialPhrases('techniques'), materialPhrases('grounds')];
    const values = { piece, techniques: techniques.join(', '), grounds: grounds.join(', ') };
    yield notice('unknown-material', locate('details', 'desc'), values);
  }
  if (/\d{4}/.test(date) && !contentDate(date)) {
    yield notice('uncertain-year', locate('details', 'date'), { date });
  }
}

function* sizeFindings(at: JsonLocation, desc: string): Iterable<Finding> {
  const size = readSize(desc);
  if (typeof size === 'string') yield notice(`size-${size}`, at);
  else if (!hasCertainUnit(size)) {
    yield notice('size-unit', at, { size: size.text, suggestion: withLikelyUnit(size) });
  }
}

function* postFindings(
  post: Salvaged<NewsEntry>,
  locate: Locate,
  gallery: ValidatedFolder['gallery']['salvaged'],
): Iterable<Finding> {
  yield* titleFindings(locate('title'), post.title);
  const { from, to } = post.exhibition ?? {};
  if (from && to && from > to) yield error('early-end', locate('exhibition', 'to'), { from, to });
  for (const [index, id] of (post.works ?? []).entries()) {
    // Without a readable list of works, every work would seem to be missing.
    if (id === undefined || !gallery) continue;
    const work = gallery.find((each) => each?.id === id);
    if (!work) yield error('no-work', locate('works', index), { id });
    else if (!isListed(work)) yield notice('unlisted-work', locate('works', index), { id });
  }
  const { images = [], imagesAlt } = post.content ?? {};
  yield* descriptionFindings(locate('content', 'imagesAlt'), imagesAlt, images);
  for (const [language, texts] of Object.entries(post.translations ?? {})) {
    const at = locate('translations', language, 'imagesAlt');
    yield* descriptionFindings(at, texts?.imagesAlt, images);
  }
}

export function* titleFindings(at: JsonLocation, title = ''): Iterable<Finding> {
  const { length } = title.trim();
  if (length > LONGEST_TITLE) yield notice('long-title', at, { length, limit: LONGEST_TITLE });
}

/** Only a notice: saving writes the texts of a work before its photos. */
function* descriptionFindings(
  at: JsonLocation,
  { length: descriptions }: readonly unknown[] = [],
  { length: photos }: readonly unknown[],
): Iterable<Finding> {
  if (descriptions > photos) yield notice('many-descriptions', at, { descriptions, photos });
}
