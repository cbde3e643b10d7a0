import { LINES, NUMBER, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import { NEWS_FILE, postsIn, worksIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { firstLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import {
  type DocumentSource,
  type EditedDocument,
  type Field,
  field,
  translatedFieldFactory,
} from './document.ts';
import { type Values, withoutEmpty } from './values.ts';

const REQUIRED_FIELDS = ['title', 'shortDesc', 'date', 'image', 'text', 'content'];

export function postDocument({ folder, id, language, t }: DocumentSource): EditedDocument {
  const label = (name: string) => t(`add.studio.post.${name as 'title'}`);
  const posts = postsIn(folder.files);
  const nextId = Math.max(0, ...posts.map((post) => post.id)) + 1;
  const entry = posts.find((post) => post.id === id);
  const translatedField = translatedFieldFactory(t);
  const newPhoto = { folder: 'news', fileName: () => `news-${id ?? nextId}.jpg` } as const;
  // Texts of the first language are in the post itself.
  const nameIn = (own: string, name: string) => (language: Language) =>
    language === firstLanguage() ? own : `entry.translations.${language}.${name}`;
  const imagesAlt = nameIn('entry.content.imagesAlt', 'imagesAlt');
  const photoLabel = (number: number) => t('add.studio.photo', { number });
  const workLabel = (number: number) => t('add.studio.post.workChoice', { number });
  const titles = worksIn(folder.files).map((work): [string, string] => {
    const texts = workWithTexts(folder.files, work.id)?.texts[firstLanguage()];
    const title = texts?.title || t('untitled');
    return [`${work.id}`, t('add.studio.post.untitledWork', { id: work.id, title })];
  });
  titles.sort(([, one], [, other]) => one.localeCompare(other, firstLanguage()));
  const options = new Map([['', ''], ...titles]);
  const exhibition = [
    field('text', 'entry.exhibition.from', label('from'), { type: 'date' }),
    field('text', 'entry.exhibition.to', label('to'), { type: 'date' }),
    field('phrase', 'entry.exhibition.place', label('place')),
  ];
  const fields: Field[] = [
    translatedField(nameIn('entry.title', 'title'), label('title')),
    translatedField(nameIn('entry.shortDesc', 'shortDesc'), label('shortDesc'), { rows: 2 }),
    field('text', 'entry.date', label('date'), {
      placeholder: label('dateHint'),
      lang: firstLanguage(),
      codec: REQUIRED,
    }),
    field('photo', 'entry.image', label('image'), newPhoto),
    translatedField(nameIn('entry.alt', 'alt'), label('alt')),
    translatedField(nameIn('entry.content.text', 'text'), label('text'), {
      rows: 12,
      codec: PARAGRAPHS,
    }),
    field('rows', ['entry.content.images', ...siteLanguages().map(imagesAlt)], label('images'), {
      itemLabel: photoLabel,
      photos: newPhoto,
      fields: (index) => [
        field('photo', `entry.content.images.${index}`, photoLabel(index + 1), newPhoto),
        translatedField((language) => `${imagesAlt(language)}.${index}`, label('alt')),
      ],
    }),
    field('text', 'entry.content.vk_videos', t('add.field.vkVideos'), { rows: 2, codec: LINES }),
    { kind: 'group', label: label('exhibition'), fields: exhibition },
    field('rows', ['entry.works'], label('works'), {
      itemLabel: workLabel,
      add: { label: label('addWork'), blank: '' },
      fields: (index) => [
        field('text', `entry.works.${index}`, workLabel(index + 1), { options, codec: NUMBER }),
      ],
    }),
  ];
  return {
    key: `post ${id ?? 'new'}`,
    heading: label(id === undefined ? 'begin' : 'editing'),
    saved: entry ? { entry } : null,
    blank: {
      entry: { title: '', shortDesc: '', date: '', image: '', content: { text: [] } },
    },
    fields,
    edit: (base, value) => ({
      kind: 'post',
      base: base?.entry ?? null,
      value: value && finish({ id: nextId, ...value.entry }, base?.entry),
    }),
    // A new post comes first.
    partsOf: () => [['entry', [NEWS_FILE, entry ? posts.indexOf(entry) : 0]]],
    list: 'news',
    pageOf: (savedId) => (savedId ? paths(language).newsPost(savedId) : paths(language).news),
  };
}

function finish(entry: Values, base: Values | undefined): NewsEntry {
  const { exhibition, works, ...post } = withoutEmpty(entry, base, REQUIRED_FIELDS);
  return {
    ...post,
    // An empty place is reported at its field.
    ...(exhibition && { exhibition: { place: '', ...exhibition } }),
    ...(works && { works: works.filter(Boolean) }),
  } as NewsEntry;
}
