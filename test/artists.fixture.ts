import { LABELS } from '#catalogue/texts/labels.ts';
import { ContentDraft } from './content.fixture.ts';

/** What an artist's folder says in one of her languages. */
interface Told {
  /** Her own words for the interface, and the vocabulary from her first language. */
  readonly translation: object;
  /** Of her two works; an empty one is not translated. */
  readonly titles: readonly [first: string, second: string];
  readonly story: string;
}

interface Artist {
  readonly site: object;
  /** Of the two works, the newest first. */
  readonly categories: readonly [first: string, second: string];
  readonly date: string;
  readonly desc: string;
  readonly post: object;
  readonly locales: Readonly<Record<string, Told>>;
  readonly files?: Readonly<Record<string, string>>;
}

const SHARED_SITE = { hero: ['one.jpg'], about: { portrait: 'portrait.jpg' } };

/** An English artist with colours and a logo of her own. */
export const ENGLISH_ONLY: Artist = {
  site: {
    ...SHARED_SITE,
    languages: ['en'],
    name: 'Vera Lark',
    profession: 'painter',
    contacts: { instagram: 'https://www.instagram.com/vera', email: 'vera@example.org' },
    categories: { sea: 'tile.jpg', gardens: 'tile.jpg', attic: 'tile.jpg' },
    colours: { paper: '#fdfdff', ink: '#101820', accent: '#0b5c3d' },
    seal: 'logo.svg',
    banner: false,
  },
  categories: ['sea', 'gardens'],
  date: 'Cornwall, June 2019',
  desc: 'oil on canvas, 80×60 cm',
  post: { title: 'Exhibition', shortDesc: 'The opening', date: '1 June 2019' },
  locales: {
    en: {
      translation: { category: { sea: 'The sea', gardens: 'Gardens', attic: 'The attic' } },
      titles: ['Wave', 'Hedge'],
      story: 'Morning, and “nothing” else.',
    },
  },
  files: {
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#0b5c3d"/></svg>',
  },
};

/** A Kazakh artist who is translated into Russian, and in part into English. */
export const THREE_LANGUAGES: Artist = {
  site: {
    ...SHARED_SITE,
    languages: ['kk', 'ru', 'en'],
    name: 'Әйгерім Нұрланова',
    profession: 'суретші',
    contacts: { email: 'aigerim@example.org', whatsapp: '+7 701 123-45-67' },
    categories: { dala: 'tile.jpg', qala: 'tile.jpg' },
  },
  categories: ['dala', 'qala'],
  date: 'Алматы, маусым 2019',
  desc: 'кенеп, майлы бояу, 80х60 см',
  post: {
    title: 'Көрме',
    shortDesc: 'Ашылуы',
    date: '1 маусым 2019',
    translations: { ru: { title: 'Выставка', shortDesc: 'Открытие', text: ['Приходите.'] } },
  },
  locales: {
    kk: {
      translation: { ...kazakhLabels(), category: { dala: 'Дала', qala: 'Қала' } },
      titles: ['Таң', 'Көше'],
      story: 'Таңғы жарық.',
    },
    ru: {
      translation: {
        category: { dala: 'Степь', qala: 'Город' },
        vocabulary: {
          'Әйгерім Нұрланова': 'Айгерим Нурланова',
          суретші: 'художник',
          Алматы: 'Алматы',
          маусым: 'июнь',
          кенеп: 'холст',
          'майлы бояу': 'масло',
          см: 'см',
        },
      },
      titles: ['Рассвет', 'Улица'],
      story: 'Утренний свет.',
    },
    en: {
      translation: {
        category: { dala: 'Steppe', qala: 'Town' },
        vocabulary: {
          'Әйгерім Нұрланова': 'Aigerim Nurlanova',
          суретші: 'painter',
          Алматы: 'Almaty',
          маусым: 'June',
          кенеп: 'canvas',
          'майлы бояу': 'oil',
          см: 'cm',
        },
      },
      titles: ['Dawn', ''],
      story: '',
    },
  },
};

/** A folder of such an artist with tiny photos, ready to be saved. */
export function folderOf(artist: Artist): ContentDraft {
  const { site, categories, date, desc, post, locales, files = {} } = artist;
  const draft = new ContentDraft()
    .remove('images/hero/two.jpg')
    .remove('images/hero/three.jpg')
    .remove('images/gallery/details/river-close.jpg');
  for (const language of ['ru', 'en']) {
    draft.remove(`locales/${language}/translation.json`);
    draft.remove(`locales/${language}/gallery.json`);
  }
  const write = (file: string, value: unknown) => draft.write(file, JSON.stringify(value));
  const work = { active: 'true', priority: 1 };
  const text = [{ content: '{{1}}' }];
  write('site.json', site);
  write('gallery.json', [
    {
      ...{ ...work, id: 2, category: categories[0], title: 'art-2', src: 'river.jpg' },
      details: { date, desc, text },
    },
    {
      ...{ ...work, id: 1, category: categories[1], title: 'art-1', src: 'cat.jpg' },
      details: { date, desc },
    },
  ]);
  write('news.json', [
    { id: 1, image: 'exhibition.jpg', content: { text: [Object.values(post)[1]] }, ...post },
  ]);
  for (const [language, { translation, titles, story }] of Object.entries(locales)) {
    const [first, second] = titles;
    const biography = { lead: titles[0], text: { 1: titles[0] }, cv: {} };
    write(`locales/${language}/translation.json`, { ...translation, biography });
    write(`locales/${language}/gallery.json`, {
      [categories[0]]: { 'art-2': { title: first, ...(story && { text: { 1: story } }) } },
      [categories[1]]: { 'art-1': { title: second } },
    });
  }
  for (const [file, content] of Object.entries(files)) draft.write(file, content);
  return draft;
}

/** Numbered labels with the placeholders of the English ones. */
function kazakhLabels(): object {
  let number = 0;
  const translated = (labels: object): object =>
    Object.fromEntries(
      Object.entries(labels).map(([key, label]: [string, string | object]) => {
        if (typeof label !== 'string') return [key, translated(label)];
        number += 1;
        return [key, [`Сөз ${number}`, ...(label.match(/\{\{\w+\}\}/g) ?? [])].join(' ')];
      }),
    );
  const { add: _, category: __, writtenIn: ___, ...labels } = LABELS.en;
  return { ...translated(labels), language: 'Тіл' };
}
