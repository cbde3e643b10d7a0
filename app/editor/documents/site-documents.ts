import type { FieldValues } from 'react-hook-form';
import { asNumbered, LINES, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import { CONTACT_KINDS } from '#app/ui/contacts.ts';
import { SITE_FILE, translationPath } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { OFFERS, type SiteFile } from '#catalogue/schema/site-entry.ts';
import { byLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { type EditedDocument, type Field, field, type Opening } from './document.ts';
import { withoutEmpty } from './without-empty.ts';

interface SitePart extends Pick<EditedDocument, 'key' | 'heading' | 'fields'> {
  /** Fields of `site.json` and of the translations that it consists of. */
  readonly inSite: readonly string[];
  readonly inTranslations?: readonly string[];
  readonly page: string;
}

/** An empty one is reported at its field. */
const REQUIRED_FIELDS = ['hero', 'biography', 'lead', 'text', 'cv', 'title', 'items'];

const LINKS = ['shop', 'school', 'letter'] as const;

/** The values are `{ site: …, ru: …, en: … }`. */
function siteDocument(
  { folder: { files } }: Opening,
  { inSite, inTranslations = [], page, ...part }: SitePart,
): EditedDocument {
  const fileOf = { site: SITE_FILE, ...byLanguage(translationPath) };
  const saved = Object.entries(fileOf).map(([name, file]) => {
    const wanted = name === 'site' ? inSite : inTranslations;
    const stored = Object.entries((files[file] ?? {}) as FieldValues);
    return [name, Object.fromEntries(stored.filter(([field]) => wanted.includes(field)))] as const;
  });
  const byFile = (values: FieldValues) =>
    Object.fromEntries(Object.entries(fileOf).map(([name, file]) => [file, values[name] ?? {}]));
  return {
    ...part,
    saved: Object.fromEntries(saved),
    blank: {},
    edit: (base, value) => {
      const before = byFile(base ?? {});
      const after = withoutEmpty(byFile(value), before, REQUIRED_FIELDS);
      return { kind: 'texts', base: before, value: after };
    },
    partsIn: () => Object.fromEntries(Object.entries(fileOf).map(([name, file]) => [name, [file]])),
    pageOf: () => page,
  };
}

export function aboutDocument(opening: Opening): EditedDocument {
  const { language, t } = opening;
  const label = (name: string) => t(`add.studio.life.${name as 'lead'}`);
  return siteDocument(opening, {
    key: 'about',
    heading: t('about'),
    inSite: ['about'],
    inTranslations: ['biography'],
    page: paths(language).about,
    fields: [
      field('photo', 'site.about.portrait', label('portrait'), {
        folder: 'about',
        wanted: () => 'portrait.jpg',
      }),
      field('texts', (each) => `${each}.biography.lead`, label('lead'), {
        rows: 3,
        codec: REQUIRED,
      }),
      field('texts', (each) => `${each}.biography.text`, label('text'), {
        rows: 16,
        codec: asNumbered(PARAGRAPHS),
      }),
      field(
        'rows',
        siteLanguages().map((each) => `${each}.biography.cv`),
        label('cv'),
        {
          hint: label('cvHint'),
          itemLabel: (number) => t('add.studio.life.section', { number }),
          add: { label: label('add'), blank: { title: '', items: {} } },
          fields: (index) => {
            const nameIn = (field: string) => (each: string) =>
              `${each}.biography.cv.${index + 1}.${field}`;
            return [
              field('texts', nameIn('title'), label('title'), { codec: REQUIRED }),
              field('texts', nameIn('items'), label('items'), {
                rows: 5,
                codec: asNumbered(LINES),
              }),
            ];
          },
        },
      ),
    ],
  });
}

export function contactsDocument(opening: Opening): EditedDocument {
  const { language, t } = opening;
  const label = (name: string) => t(`add.studio.contact.${name as 'vk'}`);
  return siteDocument(opening, {
    key: 'contacts',
    heading: t('contacts'),
    inSite: ['contacts', 'answers', 'offers', 'links'],
    inTranslations: ['invitation'],
    page: paths(language).contact,
    fields: [
      {
        kind: 'group',
        label: label('ways'),
        hint: label('waysHint'),
        fields: CONTACT_KINDS.map((kind) => field('text', `site.contacts.${kind}`, label(kind))),
      },
      field('phrase', 'site.answers', label('answers'), { rows: 2 }),
      ...OFFERS.map((offer) =>
        field('phrase', `site.offers.${offer}`, t(`offers.${offer}`), { rows: 2 }),
      ),
      field('texts', (each) => `${each}.invitation`, label('invitation'), { rows: 2 }),
      {
        kind: 'group',
        label: label('links'),
        fields: LINKS.map((link) => field('text', `site.links.${link}`, t(link))),
      },
    ],
  });
}

export function homeDocument(opening: Opening): EditedDocument {
  const { folder, language, t } = opening;
  const label = (name: string) => t(`add.studio.hero.${name as 'hint'}`);
  const { categories = {} } = (folder.files[SITE_FILE] ?? {}) as Partial<SiteFile>;
  return siteDocument(opening, {
    key: 'home',
    heading: t('add.studio.heroes'),
    inSite: ['hero', 'categories'],
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
      {
        kind: 'group',
        label: label('categories'),
        fields: Object.keys(categories).map((category) =>
          field('photo', `site.categories.${category}`, t(`category.${category}`), {
            folder: 'categories',
            wanted: () => `${category}.jpg`,
          }),
        ),
      },
    ],
  });
}

/** A hero is a wide photo, or a pair with an upright one for phones. */
function heroPhoto(index: number, side: 'picture' | 'portrait', label: string): Field {
  const pairOf = (hero: unknown) =>
    typeof hero === 'string'
      ? { picture: hero, portrait: '' }
      : (hero as { picture: string; portrait: string });
  return field('photo', `site.hero.${index}`, label, {
    folder: 'hero',
    wanted: () => (side === 'picture' ? 'hero.jpg' : 'hero-portrait.jpg'),
    isOptional: side === 'portrait',
    read: (hero) => pairOf(hero)[side],
    write: (name, hero) => {
      const pair = { ...pairOf(hero), [side]: name };
      return pair.portrait ? pair : pair.picture;
    },
  });
}
