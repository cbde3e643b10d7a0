import type { FieldValues } from 'react-hook-form';
import { LINES, NUMBER, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import {
  type FolderJson,
  NEWS_FILE,
  postsIn,
  worksIn,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import {
  type EditedDocument,
  type Field,
  group,
  type Opening,
  photo,
  text,
  texts,
} from './document.ts';
import { learnedWords } from './vocabulary.ts';
import { withoutEmpty } from './without-empty.ts';

/** An empty one is reported at its field. */
const REQUIRED_FIELDS = ['title', 'shortDesc', 'date', 'image', 'text', 'content'];

/** The values are `{ entry: … }`. */
export function postDocument(opening: Opening): EditedDocument {
  const {
    folder: { files },
    id,
    language,
    t,
  } = opening;
  const label = (name: string) => t(`add.studio.post.${name as 'title'}`);
  const posts = postsIn(files);
  const nextId = Math.max(0, ...posts.map((post) => post.id)) + 1;
  const entry = posts.find((post) => post.id === id);
  return {
    key: `post ${id ?? 'new'}`,
    heading: label(id === undefined ? 'begin' : 'editing'),
    saved: entry ? { entry } : null,
    blank: {
      entry: { title: '', shortDesc: '', date: '', image: '', content: { text: [] } },
    },
    fields: fieldsOf(opening, id ?? nextId),
    edits: (base, value) => [
      {
        kind: 'post',
        base: base?.entry ?? null,
        value: finish({ id: nextId, ...value.entry }, base?.entry),
      },
      learnedWords(value),
    ],
    partsIn: (current, savedId) => ({
      entry: [NEWS_FILE, postsIn(current).findIndex((post) => post.id === savedId)],
    }),
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

function finish(entry: FieldValues, base: FieldValues | undefined): NewsEntry {
  const { exhibition, works, ...post } = withoutEmpty(entry, base, REQUIRED_FIELDS);
  return {
    ...post,
    // An empty place is reported at its field.
    ...(exhibition && { exhibition: { place: '', ...exhibition } }),
    ...(works && { works: works.filter(Boolean) }),
  } as NewsEntry;
}

/** Spec §3: a news post. */
function fieldsOf({ folder: { files }, t }: Opening, id: number): Field[] {
  const label = (name: string) => t(`add.studio.post.${name as 'title'}`);
  const newPhoto = { folder: 'news', wanted: () => `news-${id}.jpg` } as const;
  // Texts of the first language stand in the post itself.
  const nameIn = (own: string, name: string) => (language: Language) =>
    language === firstLanguage() ? own : `entry.translations.${language}.${name}`;
  const workLabel = (number: number) => t('add.studio.post.workChoice', { number });
  const imagesAlt = nameIn('entry.content.imagesAlt', 'imagesAlt');
  return [
    texts(nameIn('entry.title', 'title'), label('title')),
    texts(nameIn('entry.shortDesc', 'shortDesc'), label('shortDesc'), { rows: 2 }),
    {
      kind: 'text',
      name: 'entry.date',
      label: label('date'),
      placeholder: label('dateHint'),
      language: firstLanguage(),
      codec: REQUIRED,
    },
    photo('entry.image', label('image'), newPhoto),
    texts(nameIn('entry.alt', 'alt'), label('alt')),
    texts(nameIn('entry.content.text', 'text'), label('text'), { rows: 12, codec: PARAGRAPHS }),
    {
      kind: 'rows',
      names: ['entry.content.images', ...siteLanguages().map(imagesAlt)],
      label: label('images'),
      itemLabel: (number) => t('add.studio.photo', { number }),
      photos: newPhoto,
      fields: (index) => [
        photo(
          `entry.content.images.${index}`,
          t('add.studio.photo', { number: index + 1 }),
          newPhoto,
        ),
        texts((language) => `${imagesAlt(language)}.${index}`, label('alt')),
      ],
    },
    text('entry.content.vk_videos', t('add.field.vkVideos'), { rows: 2, codec: LINES }),
    group(
      [
        text('entry.exhibition.from', label('from'), { type: 'date' }),
        text('entry.exhibition.to', label('to'), { type: 'date' }),
        { kind: 'phrase', name: 'entry.exhibition.place', label: label('place') },
      ],
      { label: label('exhibition') },
    ),
    {
      kind: 'rows',
      names: ['entry.works'],
      label: label('works'),
      itemLabel: workLabel,
      add: { label: label('addWork'), blank: '' },
      fields: (index) => [
        {
          kind: 'choice',
          name: `entry.works.${index}`,
          label: workLabel(index + 1),
          options: [{ value: '', label: '' }, ...workOptions(files, t)],
          codec: NUMBER,
        },
      ],
    },
  ];
}

function workOptions(files: FolderJson, t: Opening['t']) {
  const options = worksIn(files).map(({ id }) => {
    const title = workWithTexts(files, id)?.texts[firstLanguage()]?.title || t('untitled');
    return { value: `${id}`, label: t('add.studio.post.untitledWork', { id, title }) };
  });
  return options.sort((one, other) => one.label.localeCompare(other.label, firstLanguage()));
}
