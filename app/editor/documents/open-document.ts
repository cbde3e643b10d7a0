import { asNumbered, type Codec, LINES, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import { CONTACT_KINDS } from '#app/ui/contacts.ts';
import { SITE_FORMS } from '#catalogue/change/apply-change.ts';
import { SITE_FILE, translationPath } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { OFFERS, type SiteFile } from '#catalogue/schema/site-entry.ts';
import { byLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import {
  type DocumentSource,
  type EditedDocument,
  type Field,
  field,
  translatedFieldFactory,
} from './document.ts';
import { postDocument } from './post-document.ts';
import { type Values, withoutEmpty } from './values.ts';
import { workDocument } from './work-document.ts';

const FIELDS = { about: aboutFields, contacts: contactsFields, home: homeFields };

/** Saved even if empty, so that the check reports them at their field. */
const REQUIRED_FIELDS = [
  'name',
  'profession',
  'hero',
  'biography',
  'lead',
  'text',
  'cv',
  'title',
  'items',
];

export function openDocument(source: DocumentSource): EditedDocument | undefined {
  const { show, folder } = source;
  if (show === 'work') return workDocument(source);
  if (show === 'works' || show === 'news' || !(SITE_FILE in folder.files)) return undefined;
  return show === 'post' ? postDocument(source) : siteDocument(show, source);
}

function siteDocument(show: keyof typeof SITE_FORMS, source: DocumentSource): EditedDocument {
  const { folder, language, t } = source;
  const pathTo = paths(language);
  const pages = { about: pathTo.about, contacts: pathTo.contact, home: pathTo.home };
  const fileOf = Object.entries({ site: SITE_FILE, ...byLanguage(translationPath) });
  const saved = fileOf.map(([name, file]) => {
    const stored = Object.entries(folder.files[file] ?? {});
    return [name, Object.fromEntries(stored.filter(([part]) => SITE_FORMS[show].includes(part)))];
  });
  const byFile = (values: Values | null) =>
    Object.fromEntries(fileOf.map(([name, file]) => [file, values?.[name] ?? {}]));
  return {
    key: show,
    heading: t(show === 'home' ? 'add.studio.heroes' : show),
    fields: FIELDS[show](source),
    saved: Object.fromEntries(saved),
    blank: {},
    edit: (base, value) => {
      const before = byFile(base);
      const after = withoutEmpty(byFile(value), before, REQUIRED_FIELDS);
      return { kind: 'texts', base: before, value: after };
    },
    partsOf: () => fileOf.map(([name, file]) => [name, [file]]),
    pageOf: () => pages[show],
  };
}

function aboutFields({ t }: DocumentSource): Field[] {
  const label = (name: string) => t(`add.studio.life.${name as 'lead'}`);
  const translatedField = translatedFieldFactory(t);
  const nameIn = (name: string) => (each: Language) => `${each}.biography.${name}`;
  return [
    field('phrase', 'site.name', label('name'), { codec: REQUIRED }),
    field('phrase', 'site.profession', label('profession'), { codec: REQUIRED }),
    field('photo', 'site.about.portrait', label('portrait'), {
      folder: 'about',
      fileName: () => 'portrait.jpg',
    }),
    translatedField(nameIn('lead'), label('lead'), { rows: 3, codec: REQUIRED }),
    translatedField(nameIn('text'), label('text'), { rows: 16, codec: asNumbered(PARAGRAPHS) }),
    field('rows', siteLanguages().map(nameIn('cv')), label('cv'), {
      hint: label('cvHint'),
      itemLabel: (number) => t('add.studio.life.section', { number }),
      add: { label: label('add'), blank: { title: '', items: {} } },
      fields: (index) => [
        translatedField(nameIn(`cv.${index + 1}.title`), label('title'), { codec: REQUIRED }),
        translatedField(nameIn(`cv.${index + 1}.items`), label('items'), {
          rows: 5,
          codec: asNumbered(LINES),
        }),
      ],
    }),
  ];
}

function contactsFields({ t }: DocumentSource): Field[] {
  const label = (name: string) => t(`add.studio.contact.${name as 'vk'}`);
  const contacts = CONTACT_KINDS.map((kind) => field('text', `site.contacts.${kind}`, label(kind)));
  const links = (['shop', 'school', 'letter'] as const).map((link) =>
    field('text', `site.links.${link}`, t(link)),
  );
  const offers = OFFERS.map((offer) =>
    field('phrase', `site.offers.${offer}`, t(`offers.${offer}`), { rows: 2 }),
  );
  return [
    { kind: 'group', label: label('ways'), hint: label('waysHint'), fields: contacts },
    field('phrase', 'site.answers', label('answers'), { rows: 2 }),
    ...offers,
    translatedFieldFactory(t)((each) => `${each}.invitation`, label('invitation'), { rows: 2 }),
    { kind: 'group', label: label('links'), fields: links },
  ];
}

function homeFields({ folder, t }: DocumentSource): Field[] {
  const label = (name: string) => t(`add.studio.hero.${name as 'hint'}`);
  const { categories = {} } = (folder.files[SITE_FILE] ?? {}) as Partial<SiteFile>;
  const photos = Object.keys(categories).map((category) =>
    field('photo', `site.categories.${category}`, t(`category.${category}`), {
      folder: 'categories',
      fileName: () => `${category}.jpg`,
    }),
  );
  return [
    field('rows', ['site.hero'], t('add.studio.heroes'), {
      hint: label('hint'),
      itemLabel: (number) => t('add.studio.hero.picture', { number }),
      photos: { folder: 'hero', fileName: () => 'hero.jpg' },
      fields: (index) => [
        field('photo', `site.hero.${index}`, label('wide'), heroSide('picture', 'hero.jpg')),
        field('photo', `site.hero.${index}`, label('addPortrait'), {
          ...heroSide('portrait', 'hero-portrait.jpg'),
          isOptional: true,
        }),
      ],
    }),
    { kind: 'group', label: label('categories'), fields: photos },
  ];
}

/** A hero is a wide photo, or a pair with an upright one for phones. */
function heroSide(side: 'picture' | 'portrait', file: string) {
  const pairOf = (hero: unknown) => (typeof hero === 'object' ? hero : { picture: hero });
  const codec: Codec = {
    read: (hero) => (pairOf(hero) as Values)[side] ?? '',
    write: (name, hero) => {
      const pair: Values = { ...pairOf(hero), [side]: name };
      return pair.portrait ? pair : pair.picture;
    },
  };
  return { folder: 'hero', fileName: () => file, codec } as const;
}
