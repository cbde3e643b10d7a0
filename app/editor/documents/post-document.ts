import type { TFunction } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { LINES, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import type { Folder } from '#app/editor/target/save-target.ts';
import { NEWS_FILE, postsIn } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { type EditedDocument, type Field, text, texts } from './document.ts';
import { learnedWords } from './vocabulary.ts';

interface PostOptions {
  readonly folder: Folder;
  /** Absent for a new post. */
  readonly id?: number | undefined;
  readonly language: Language;
  readonly t: TFunction;
}

/** The values are `{ entry: … }`. */
export function postDocument({ folder: { files }, id, language, t }: PostOptions): EditedDocument {
  const label = (name: string) => t(`add.studio.post.${name as 'title'}`);
  const posts = postsIn(files);
  const nextId = Math.max(0, ...posts.map((post) => post.id)) + 1;
  const entry = posts.find((post) => post.id === id);
  const texts = { title: '', shortDesc: '', date: '', image: '' };
  return {
    key: `post ${id ?? 'new'}`,
    heading: label(id === undefined ? 'begin' : 'editing'),
    saved: entry ? { entry } : null,
    blank: { entry: { ...texts, content: { text: [] } } },
    fields: fieldsOf(t, id ?? nextId),
    edits: (base, value) => [
      {
        kind: 'post',
        base: base && withoutEmpty(base.entry),
        value: withoutEmpty({ id: nextId, ...value.entry }),
      },
      learnedWords(value),
    ],
    pathOf: ({ file, path: [index, ...path] }, current, savedId) => {
      const isOwn = file === NEWS_FILE && postsIn(current)[Number(index)]?.id === savedId;
      return isOwn ? ['entry', ...path] : undefined;
    },
    conflictPath: (path) => ['entry', ...path],
    ...(entry && {
      removal: {
        label: label('delete'),
        question: label('deleteQuestion'),
        change: [{ kind: 'post', base: entry, value: null }],
      },
    }),
    pageOf: (savedId) => (savedId ? paths(language).newsPost(savedId) : paths(language).news),
  };
}

/** Texts of the first language stand in the post itself. */
function nameOf(name: string, isContent = false): (language: Language) => string {
  return (language) => {
    if (language !== firstLanguage()) return `entry.translations.${language}.${name}`;
    return isContent ? `entry.content.${name}` : `entry.${name}`;
  };
}

/** Spec §3: a news post. */
function fieldsOf(t: TFunction, id: number): Field[] {
  const label = (name: string) => t(`add.studio.post.${name as 'title'}`);
  const newPhoto = { folder: 'news', wanted: () => `news-${id}.jpg` } as const;
  const imagesAlt = nameOf('imagesAlt', true);
  return [
    texts(nameOf('title'), label('title')),
    texts(nameOf('shortDesc'), label('shortDesc'), { rows: 2 }),
    text('entry.date', label('date'), {
      placeholder: label('dateHint'),
      language: firstLanguage(),
      codec: REQUIRED,
    }),
    { kind: 'photo', name: 'entry.image', label: label('image'), ...newPhoto },
    texts(nameOf('alt'), label('alt')),
    texts(nameOf('text', true), label('text'), { rows: 12, codec: PARAGRAPHS }),
    {
      kind: 'rows',
      names: ['entry.content.images', ...[firstLanguage(), ...otherLanguages()].map(imagesAlt)],
      label: label('images'),
      itemLabel: (number) => t('add.studio.photo', { number }),
      photos: newPhoto,
      fields: (index) => [
        {
          ...{ kind: 'photo', name: `entry.content.images.${index}`, ...newPhoto },
          label: t('add.studio.photo', { number: index + 1 }),
        },
        texts((language) => `${imagesAlt(language)}.${index}`, label('alt')),
      ],
    },
    text('entry.content.vk_videos', t('add.field.vkVideos'), { rows: 2, codec: LINES }),
    {
      kind: 'group',
      label: label('exhibition'),
      fields: [
        { kind: 'date', name: 'entry.exhibition.from', label: label('from') },
        { kind: 'date', name: 'entry.exhibition.to', label: label('to') },
        { kind: 'phrase', name: 'entry.exhibition.place', label: label('place') },
      ],
    },
    { kind: 'works', name: 'entry.works', label: label('works') },
  ];
}

/** Without optional texts, lists and groups that are empty. */
function withoutEmpty(entry: FieldValues): NewsEntry {
  const required = ['title', 'shortDesc', 'date', 'image', 'text', 'content'];
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return Array.from(value, (each) => each ?? '');
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value)
      .map(([name, inner]) => [name, clean(inner)] as const)
      .filter(([name, inner]) => required.includes(name) || isFilled(inner));
    return Object.fromEntries(fields);
  };
  const { exhibition, ...post } = clean(entry) as FieldValues;
  // An empty place is reported at its field.
  return { ...post, ...(exhibition && { exhibition: { place: '', ...exhibition } }) } as NewsEntry;
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  return value !== undefined && value !== '' && JSON.stringify(value) !== '{}';
}
