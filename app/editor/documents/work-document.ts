import type { TFunction } from 'i18next';
import { type Codec, LINES, NUMBER, REQUIRED, VIDEOS } from '#app/editor/fields/codecs.ts';
import {
  GALLERY_FILE,
  galleryTextsPath,
  type WorkWithTexts,
  worksIn,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { AVAILABILITIES } from '#catalogue/schema/availability.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { latinSlug } from '#catalogue/texts/latin-slug.ts';
import {
  type DocumentSource,
  type EditedDocument,
  type Field,
  field,
  type GeneratedTexts,
  inLanguage,
  type StoredPart,
} from './document.ts';
import { readStory, withStory } from './story.ts';
import type { Values } from './values.ts';

export function workDocument(source: DocumentSource): EditedDocument {
  const { folder, id, categories, language, t } = source;
  const works = worksIn(folder.files);
  const nextId = Math.max(source.nextId - 1, ...works.map((work) => work.id)) + 1;
  const work = id === undefined ? undefined : workWithTexts(folder.files, id);
  const saved = work ? { ...work, story: readStory(work) } : null;
  const fileName = (end?: string) => (values: Values) =>
    photoName(values, id ?? values.entry.id ?? nextId, end);
  const newPhoto = { folder: 'gallery', fileName: fileName() } as const;
  const detailPhoto = { folder: 'gallery/details', fileName: fileName('-detail.jpg') } as const;
  const label = (name: string) => t(`add.field.${name as 'id'}`);
  const photoLabel = (number: number) => t('add.studio.photo', { number });
  const detail = (name: string) => `entry.details.${name}`;
  const titleIn = (language: Language) => {
    const titles = { en: label('titleEn'), [firstLanguage()]: label('title') };
    const title = titles[language] ?? inLanguage(t, label('title'), language);
    return field('text', `texts.${language}.title`, title, { lang: language });
  };
  const imagesAlt = siteLanguages().map((each) => `texts.${each}.imagesAlt`);
  // Spec §2 defines this order.
  const fields: Field[] = [
    field('photo', 'entry.src', t('add.photo.heading'), newPhoto),
    {
      kind: 'group',
      hint: label('categoryHint'),
      fields: [
        field('text', 'entry.id', label('id'), {
          inputMode: 'numeric',
          codec: idCodec(nextId, id),
        }),
        field('text', 'entry.category', label('category'), {
          options: new Map(categoryOptions(categories, t)),
        }),
      ],
    },
    { kind: 'group', fields: siteLanguages().map(titleIn) },
    field('text', 'entry.src', label('src'), { codec: REQUIRED }),
    field('facts', detail('date'), label('date'), { suggests: 'places' }),
    field('facts', detail('desc'), label('desc'), { suggests: 'materials' }),
    field('text', detail('images'), label('images'), { rows: 2, codec: LINES }),
    field('rows', [detail('images'), ...imagesAlt], t('add.photo.details'), {
      itemLabel: photoLabel,
      photos: detailPhoto,
      fields: (index) => [
        field('photo', `${detail('images')}.${index}`, photoLabel(index + 1), detailPhoto),
      ],
    }),
    field('paragraphs', 'story', label('text')),
    {
      kind: 'group',
      fields: [
        field('text', detail('vk_videos'), label('vkVideos'), { rows: 2, codec: VIDEOS }),
        field('text', detail('yt_videos'), label('ytVideos'), { rows: 2, codec: VIDEOS }),
      ],
    },
    {
      kind: 'group',
      fields: [
        field('text', 'entry.availability', label('availability'), {
          options: new Map([
            ['', t('add.facts.unsaid')],
            ...AVAILABILITIES.map((value) => [value, t(`availability.${value}`)] as const),
          ]),
        }),
        field('text', 'entry.priority', label('priority'), { inputMode: 'decimal', codec: NUMBER }),
        field('toggle', 'entry.active', label('listed')),
      ],
    },
    field('phrase', 'entry.collection', label('collection'), {
      only: ['entry.availability', 'collection'],
    }),
  ];
  return {
    key: `work ${id ?? 'new'}`,
    heading: id === undefined ? t('add.title') : t('add.editing', { id }),
    saved,
    blank: {
      entry: {
        category: categories[0],
        title: '',
        src: '',
        active: 'true',
        details: { date: '', desc: '', images: [], text: [], vk_videos: [], yt_videos: [] },
      },
      texts: { [firstLanguage()]: { title: '' } },
      story: [],
    },
    errors({ entry }) {
      const error = (name: string, text: string) => ({ name, text, isError: true });
      const other = works.find((each) => each.id === entry.id && each.id !== id);
      // After a lost answer, the folder may already contain this work.
      const isTaken = other && !(other.key && other.key === entry.key);
      return [
        ...(isTaken ? [error('entry.id', t('add.error.idTaken', { id: entry.id }))] : []),
        ...(entry.src ? [] : [error('entry.src', t('add.error.noPhoto'))]),
      ];
    },
    fields,
    edit: (base, value) => ({
      kind: 'work',
      base: base && (withStory(base) as WorkWithTexts),
      value: value && finish(value, nextId, base),
    }),
    generate: (value) => generateTexts(finish(value, nextId, saved), t),
    partsOf: ({ entry }, savedId) => {
      // A new work comes first.
      const location = [GALLERY_FILE, work ? works.indexOf(work.entry) : 0];
      const texts = siteLanguages().flatMap((each): StoredPart[] => {
        const own = [galleryTextsPath(each), entry.category, `art-${savedId}`];
        return [
          ['story', [...own, 'text']],
          [`texts.${each}`, own],
        ];
      });
      return [['story', [...location, 'details', 'text']], ['entry', location], ...texts];
    },
    photoName: (name, value, savedId) =>
      photoName(value, savedId, /(-detail)?(-v\d+)?\.jpg$/.exec(name)?.[0]),
    list: 'works',
    pageOf: (savedId, { entry }) =>
      paths(language).artwork({ id: savedId ?? 0, category: entry.category }),
  };
}

/** A new work has no id unless one is typed. Spec §5: parsed as an integer. */
function idCodec(nextId: number, savedId?: number): Codec {
  return {
    read: (id = nextId) => String(id),
    write: (text) => {
      const id = Number.parseInt(text, 10);
      return Number.isNaN(id) || id === (savedId ?? nextId) ? savedId : id;
    },
  };
}

function photoName({ texts }: Values, id: number, end = '.jpg'): string {
  const title = latinSlug(texts[firstLanguage()]?.title ?? '') || 'work';
  return `${title}-${id}${end}`;
}

/** Sets `title`, which is the key of the work's texts, and removes a collection that does not have the work. */
function finish(
  values: Values,
  nextId: number,
  base: Values | WorkWithTexts | null,
): WorkWithTexts {
  const { entry, texts } = withStory(values);
  const { collection, id = nextId, ...rest } = entry as GalleryEntry;
  const { average_color: _, ...details } = rest.details;
  const isCollected = entry.availability === 'collection' && collection;
  const written = Object.entries(texts as WorkWithTexts['texts'])
    .map(([language, { title = '', text = {}, ...own }]) => {
      const numbered = Object.keys(text).length > 0 && { text };
      return [language, { ...own, title, ...numbered }] as const;
    })
    .filter(([language, own]) => language === firstLanguage() || own.title || 'text' in own);
  return {
    entry: {
      id,
      ...rest,
      // The stated colour belongs to the previous photo.
      details: entry.src === base?.entry.src ? rest.details : details,
      title: `art-${id}`,
      src: entry.src.trim() || photoName({ texts }, id),
      ...(isCollected && { collection }),
    },
    texts: Object.fromEntries(written),
  };
}

export function categoryOptions(categories: readonly string[], t: TFunction) {
  return categories.map((value) => [value, t(`category.${value}`)] as const);
}

function generateTexts({ entry, texts }: WorkWithTexts, t: TFunction): GeneratedTexts {
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  const { key: _, ...shown } = entry;
  const entries = Object.entries(texts).map(([language, own]) => [
    `${t('add.out.words')} — ${galleryTextsPath(language)}`,
    // Spec §3: a translation entry always has a map of texts, even an empty one.
    json({ [entry.category]: { [entry.title]: { text: {}, ...own } } }),
  ]);
  return {
    [`${t('add.out.entry')} — ${GALLERY_FILE}`]: json(shown),
    ...Object.fromEntries(entries),
  };
}
