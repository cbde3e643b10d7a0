import { asNumbered, LINES, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import { CONTACT_KINDS } from '#app/ui/contacts.ts';
import { SITE_FILE, translationPath } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { OFFERS, type SiteFile } from '#catalogue/schema/site-entry.ts';
import { byLanguage, type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { type EditedDocument, type Field, field, type Opening, textsIn } from './document.ts';
import type { Values } from './values.ts';
import { withoutEmpty } from './without-empty.ts';

interface SitePart extends Pick<EditedDocument, 'key' | 'heading' | 'fields'> {
  /** Keys of `site.json` and of the translations that this document edits. */
  readonly parts: readonly string[];
  readonly page: string;
}

/** They are kept when empty, so that the check reports them at their field. */
const REQUIRED_FIELDS = ['hero', 'biography', 'lead', 'text', 'cv', 'title', 'items'];

/** The values are `{ site: …, ru: …, en: … }`. */
function siteDocument({ folder }: Opening, { parts, page, ...document }: SitePart): EditedDocument {
  const fileOf = Object.entries({ site: SITE_FILE, ...byLanguage(translationPath) });
  const saved = fileOf.map(([name, file]) => {
    const stored = Object.entries(folder.files[file] ?? {});
    return [name, Object.fromEntries(stored.filter(([part]) => parts.includes(part)))] as const;
  });
  const byFile = (values: Values | null) =>
    Object.fromEntries(fileOf.map(([name, file]) => [file, values?.[name] ?? {}]));
  return {
    ...document,
    saved: Object.fromEntries(saved),
    blank: {},
    edit: (base, value) => {
      const before = byFile(base);
      const after = withoutEmpty(byFile(value), before, REQUIRED_FIELDS);
      return { kind: 'texts', base: before, value: after };
    },
    partsOf: () => fileOf.map(([name, file]) => [name, [file]]),
    pageOf: () => page,
  };
}

export function aboutDocument(opening: Opening): EditedDocument {
  const { language, t } = opening;
  const label = (name: string) => t(`add.studio.life.${name as 'lead'}`);
  const texts = textsIn(t);
  const nameIn = (name: string) => (each: Language) => `${each}.biography.${name}`;
  const sectionFields = (index: number) => [
    texts(nameIn(`cv.${index + 1}.title`), label('title'), { codec: REQUIRED }),
    texts(nameIn(`cv.${index + 1}.items`), label('items'), {
      rows: 5,
      codec: asNumbered(LINES),
    }),
  ];
  return siteDocument(opening, {
    key: 'about',
    heading: t('about'),
    parts: ['about', 'biography'],
    page: paths(language).about,
    fields: [
      field('photo', 'site.about.portrait', label('portrait'), {
        folder: 'about',
        wanted: () => 'portrait.jpg',
      }),
      texts(nameIn('lead'), label('lead'), { rows: 3, codec: REQUIRED }),
      texts(nameIn('text'), label('text'), { rows: 16, codec: asNumbered(PARAGRAPHS) }),
      field('rows', siteLanguages().map(nameIn('cv')), label('cv'), {
        hint: label('cvHint'),
        itemLabel: (number) => t('add.studio.life.section', { number }),
        add: { label: label('add'), blank: { title: '', items: {} } },
        fields: sectionFields,
      }),
    ],
  });
}

export function contactsDocument(opening: Opening): EditedDocument {
  const { language, t } = opening;
  const label = (name: string) => t(`add.studio.contact.${name as 'vk'}`);
  const texts = textsIn(t);
  const contacts = CONTACT_KINDS.map((kind) => field('text', `site.contacts.${kind}`, label(kind)));
  const links = (['shop', 'school', 'letter'] as const).map((link) =>
    field('text', `site.links.${link}`, t(link)),
  );
  return siteDocument(opening, {
    key: 'contacts',
    heading: t('contacts'),
    parts: ['contacts', 'answers', 'offers', 'links', 'invitation'],
    page: paths(language).contact,
    fields: [
      { kind: 'group', label: label('ways'), hint: label('waysHint'), fields: contacts },
      field('phrase', 'site.answers', label('answers'), { rows: 2 }),
      ...OFFERS.map((offer) =>
        field('phrase', `site.offers.${offer}`, t(`offers.${offer}`), { rows: 2 }),
      ),
      texts((each) => `${each}.invitation`, label('invitation'), { rows: 2 }),
      { kind: 'group', label: label('links'), fields: links },
    ],
  });
}

export function homeDocument(opening: Opening): EditedDocument {
  const { folder, language, t } = opening;
  const label = (name: string) => t(`add.studio.hero.${name as 'hint'}`);
  const { categories = {} } = (folder.files[SITE_FILE] ?? {}) as Partial<SiteFile>;
  const photos = Object.keys(categories).map((category) =>
    field('photo', `site.categories.${category}`, t(`category.${category}`), {
      folder: 'categories',
      wanted: () => `${category}.jpg`,
    }),
  );
  return siteDocument(opening, {
    key: 'home',
    heading: t('add.studio.heroes'),
    parts: ['hero', 'categories'],
    page: paths(language).home,
    fields: [
      field('rows', ['site.hero'], t('add.studio.heroes'), {
        hint: label('hint'),
        itemLabel: (number) => t('add.studio.hero.picture', { number }),
        photos: { folder: 'hero', wanted: () => 'hero.jpg' },
        fields: (index) => [
          heroPhoto(index, 'picture', label('wide')),
          heroPhoto(index, 'portrait', label('addPortrait')),
        ],
      }),
      { kind: 'group', label: label('categories'), fields: photos },
    ],
  });
}

/** A hero is a wide photo, or a pair with an upright one for phones. */
function heroPhoto(index: number, side: 'picture' | 'portrait', label: string): Field {
  const pairOf = (hero: unknown) => (typeof hero === 'object' ? hero : { picture: hero });
  return field('photo', `site.hero.${index}`, label, {
    folder: 'hero',
    wanted: () => (side === 'picture' ? 'hero.jpg' : 'hero-portrait.jpg'),
    isOptional: side === 'portrait',
    read: (hero) => (pairOf(hero) as Values)[side] ?? '',
    write: (name, hero) => {
      const pair: Values = { ...pairOf(hero), [side]: name };
      return pair.portrait ? pair : pair.picture;
    },
  });
}
