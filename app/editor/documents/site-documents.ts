import type { TFunction } from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { asNumbered, LINES, OPTIONAL, PARAGRAPHS, REQUIRED } from '#app/editor/fields/codecs.ts';
import type { Folder } from '#app/editor/target/save-target.ts';
import { CONTACT_KINDS } from '#app/ui/contacts.ts';
import { SITE_FILE, translationPath } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { OFFERS, type SiteFile } from '#catalogue/schema/site-entry.ts';
import { type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { type EditedDocument, type Field, text, texts } from './document.ts';
import { learnedWords } from './vocabulary.ts';

interface SiteOptions {
  readonly folder: Folder;
  readonly language: Language;
  readonly t: TFunction;
}

interface SitePart extends Pick<EditedDocument, 'key' | 'heading' | 'fields'> {
  /** Fields of `site.json` and of the translations that it consists of. */
  readonly inSite: readonly string[];
  readonly inTranslations?: readonly string[];
  readonly page: string;
}

/** The values are `{ site: …, ru: …, en: … }`. */
function siteDocument(
  { files }: Folder,
  { inSite, inTranslations = [], page, ...part }: SitePart,
): EditedDocument {
  const names = ['site', ...siteLanguages()];
  const fileOf = (name: string) => (name === 'site' ? SITE_FILE : translationPath(name));
  const pick = (name: string) => {
    const stored = (files[fileOf(name)] ?? {}) as FieldValues;
    const wanted = name === 'site' ? inSite : inTranslations;
    const found = wanted.filter((field) => stored[field] !== undefined);
    return [name, Object.fromEntries(found.map((field) => [field, stored[field]]))] as const;
  };
  const byFile = (values: FieldValues) =>
    Object.fromEntries(names.map((name) => [fileOf(name), withoutEmpty(values[name])]));
  return {
    ...part,
    saved: Object.fromEntries(names.map(pick)),
    blank: {},
    edits: (base, value) => [
      { kind: 'texts', base: byFile(base ?? {}), value: byFile(value) },
      learnedWords(value),
    ],
    pathOf: ({ file, path }) => {
      const name = names.find((each) => fileOf(each) === file);
      return name === undefined ? undefined : [name, ...path];
    },
    conflictPath: ([file, ...path]) => [names.find((each) => fileOf(each) === file) ?? '', ...path],
    pageOf: () => page,
  };
}

/** Groups whose last text was removed. */
function withoutEmpty(fields: FieldValues = {}): FieldValues {
  const isFilled = (value: unknown) => value !== undefined && JSON.stringify(value) !== '{}';
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}

export function aboutDocument({ folder, language, t }: SiteOptions): EditedDocument {
  const life = (name: string) => t(`add.studio.life.${name as 'lead'}`);
  return siteDocument(folder, {
    key: 'about',
    heading: t('about'),
    inSite: ['about'],
    inTranslations: ['biography'],
    page: paths(language).about,
    fields: [
      {
        ...{ kind: 'photo', name: 'site.about.portrait', label: life('portrait') },
        ...{ folder: 'about', wanted: () => 'portrait.jpg' },
      },
      texts((each) => `${each}.biography.lead`, life('lead'), { rows: 3, codec: REQUIRED }),
      texts((each) => `${each}.biography.text`, life('text'), {
        rows: 16,
        codec: asNumbered(PARAGRAPHS),
      }),
      {
        kind: 'rows',
        names: siteLanguages().map((each) => `${each}.biography.cv`),
        label: life('cv'),
        hint: life('cvHint'),
        itemLabel: (number) => t('add.studio.life.section', { number }),
        add: { label: life('add'), blank: { title: '', items: {} } },
        fields: (index) => {
          const nameOf = (each: string) => `${each}.biography.cv.${index + 1}`;
          return [
            texts((each) => `${nameOf(each)}.title`, life('title'), { codec: REQUIRED }),
            texts((each) => `${nameOf(each)}.items`, life('items'), {
              rows: 5,
              codec: asNumbered(LINES),
            }),
          ];
        },
      },
    ],
  });
}

export function contactsDocument({ folder, language, t }: SiteOptions): EditedDocument {
  const contact = (name: string) => t(`add.studio.contact.${name as 'vk'}`);
  return siteDocument(folder, {
    key: 'contacts',
    heading: t('contacts'),
    inSite: ['contacts', 'answers', 'offers', 'links'],
    inTranslations: ['invitation'],
    page: paths(language).contact,
    fields: [
      {
        kind: 'group',
        label: contact('ways'),
        hint: contact('waysHint'),
        fields: CONTACT_KINDS.map((kind) => text(`site.contacts.${kind}`, contact(kind))),
      },
      { kind: 'phrase', name: 'site.answers', label: contact('answers'), rows: 2 },
      ...OFFERS.map((offer): Field => {
        return {
          kind: 'phrase',
          name: `site.offers.${offer}`,
          label: t(`offers.${offer}`),
          rows: 2,
        };
      }),
      texts((each) => `${each}.invitation`, contact('invitation'), { rows: 2, codec: OPTIONAL }),
      {
        kind: 'group',
        label: contact('links'),
        fields: (['shop', 'school', 'letter'] as const).map((link) =>
          text(`site.links.${link}`, t(link)),
        ),
      },
    ],
  });
}

export function homeDocument({ folder, language, t }: SiteOptions): EditedDocument {
  const hero = (name: string) => t(`add.studio.hero.${name as 'hint'}`);
  const { categories = {} } = (folder.files[SITE_FILE] ?? {}) as FieldValues;
  return siteDocument(folder, {
    key: 'home',
    heading: t('add.studio.heroes'),
    inSite: ['hero', 'categories'],
    page: paths(language).home,
    fields: [
      {
        kind: 'rows',
        names: ['site.hero'],
        label: t('add.studio.heroes'),
        hint: hero('hint'),
        itemLabel: (number) => t('add.studio.hero.picture', { number }),
        photos: { folder: 'hero', wanted: () => 'hero.jpg' },
        fields: (index) => heroFields(`site.hero.${index}`, hero),
      },
      {
        kind: 'group',
        label: hero('categories'),
        fields: Object.keys(categories).map(
          (category): Field => ({
            ...{ kind: 'photo', name: `site.categories.${category}` },
            ...{ label: t(`category.${category}`), folder: 'categories' },
            wanted: () => `${category}.jpg`,
          }),
        ),
      },
    ],
  });
}

type Hero = SiteFile['hero'][number];

/** A hero is a wide photo, or a pair with an upright one for phones. */
function heroFields(name: string, label: (name: string) => string): Field[] {
  const wideOf = (hero: unknown) =>
    typeof hero === 'string' ? hero : (hero as Hero & object).picture;
  const tallOf = (hero: unknown) =>
    typeof hero === 'string' ? '' : (hero as Hero & object).portrait;
  const heroOf = (picture: string, portrait: string) =>
    portrait ? { picture, portrait } : picture;
  return [
    {
      ...{ kind: 'photo', name, label: label('wide'), folder: 'hero', wanted: () => 'hero.jpg' },
      read: wideOf,
      write: (photo, hero) => heroOf(photo, tallOf(hero)),
    },
    {
      ...{ kind: 'photo', name, label: label('addPortrait'), folder: 'hero' },
      ...{ wanted: () => 'hero-portrait.jpg', isOptional: true },
      read: tallOf,
      write: (photo, hero) => heroOf(wideOf(hero), photo),
    },
  ];
}
