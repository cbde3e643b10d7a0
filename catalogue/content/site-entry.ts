import * as v from 'valibot';
import { isLanguageCode } from '#catalogue/words/language-facts.ts';
import { CATEGORY_NAME } from '#catalogue/works/categories.ts';

/** A folder of a newer version is refused (`load-content.ts`). */
export const FOLDER_VERSION = 1;

const Address = v.pipe(v.string(), v.url());
/** As people write it: digits, with spaces, brackets and hyphens between them. */
const Phone = v.pipe(v.string(), v.regex(/^\s*\+?(?:[\s().-]*\d){5,15}\s*$/));
const Sentence = v.pipe(v.string(), v.nonEmpty());
const PhotoName = v.pipe(v.string(), v.nonEmpty());

/** Spec §9: the hero shows three images in turn; an artist may have more, or one that stays. */
const MOST_HERO_IMAGES = 9;

/** Less is there in any case, and more is a print. */
const CLOSE_UP_PX = { least: 2001, most: 3600 };

/** Where she works, how she sends works, what she teaches, and what she paints to order. */
export const OFFERS = ['studio', 'delivery', 'lessons', 'commissions'] as const;

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.toLowerCase());

/** Beside `site.json`: no folders. */
const SealName = v.pipe(v.string(), v.regex(/^[\w-]+\.(?:svg|png)$/));

/** Where `npm run publish` brings a site. */
export const PUBLISH_HOSTS = ['server', 'storage', 'github-pages'] as const;

/** Hosts that it no longer brings sites to. A folder may still name them. */
export const FORMER_PUBLISH_HOSTS = ['netlify', 'cloudflare'] as const;

/** Other programs are told it: none takes it for an option, and no shell finds anything to do in it. */
const ProgramWord = v.pipe(v.string(), v.regex(/^[\w@/~.:][\w@/~.:+-]*$/));

const HeroPicture = v.strictObject({
  picture: PhotoName,
  /** Fills narrow upright windows, phones above all, in place of the middle of `picture`. */
  portrait: PhotoName,
});

/** Not a union, whose complaint would be one about the entry, and not about the field that is wrong. */
const HeroEntry = v.lazy((input) => (typeof input === 'object' ? HeroPicture : PhotoName));

/**
 * The whole of `content/site.json`: who the artist is and where she is found.
 *
 * `name`, `profession`, `answers` and `offers` are in the first language; the vocabularies in `locales/` give their other forms.
 */
export const SiteFile = v.strictObject({
  version: v.optional(v.literal(FOLDER_VERSION)),
  name: v.pipe(v.string(), v.nonEmpty()),
  profession: v.pipe(v.string(), v.nonEmpty()),
  /** The first has the addresses without a folder; spec §9 has Russian and English. */
  languages: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.check(isLanguageCode))),
      v.minLength(1),
      v.check((list) => new Set(list).size === list.length),
    ),
  ),
  /** Under which the site is published, with the path below which it lies; `SITE_URL` and `BASE_PATH` go before it. */
  address: v.optional(Address),
  contacts: v.pipe(
    v.strictObject({
      vk: v.optional(Address),
      instagram: v.optional(Address),
      email: v.optional(v.pipe(v.string(), v.email())),
      telegram: v.optional(Address),
      whatsapp: v.optional(Phone),
      phone: v.optional(Phone),
      facebook: v.optional(Address),
      youtube: v.optional(Address),
      behance: v.optional(Address),
      /** Of a form on another site. */
      form: v.optional(Address),
    }),
    v.minEntries(1),
  ),
  /** When and in which languages she answers, in a sentence. */
  answers: v.optional(Sentence),
  /** What the contacts say besides, each in a sentence or two. */
  offers: v.optional(v.strictObject(v.entriesFromList(OFFERS, v.optional(Sentence)))),
  links: v.optional(
    v.strictObject({
      shop: v.optional(Address),
      school: v.optional(Address),
      letter: v.optional(Address),
    }),
  ),
  hero: v.pipe(v.array(HeroEntry), v.minLength(1), v.maxLength(MOST_HERO_IMAGES)),
  /** The preview of each, in their order on the home page; spec §9 has eight. */
  categories: v.pipe(
    v.record(v.pipe(v.string(), v.regex(CATEGORY_NAME)), PhotoName),
    v.minEntries(1),
  ),
  /** Each in the place of the site's own. */
  colours: v.optional(
    v.strictObject({
      paper: v.optional(Colour),
      ink: v.optional(Colour),
      accent: v.optional(Colour),
    }),
  ),
  /** Of home screens and tabs: a drawing or a square picture. */
  seal: v.optional(SealName),
  /** Whether the decorative branches of spec §2 stand below the hero; they do unless this says no. */
  banner: v.optional(v.boolean()),
  about: v.strictObject({ portrait: PhotoName }),
  /** So many pixels the longer side of a work has at most where it is looked at from close up; else 2000 of its width. */
  closeUp: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(CLOSE_UP_PX.least), v.maxValue(CLOSE_UP_PX.most)),
  ),
  /** Where `npm run publish` brings the site; which fields belong to which host, the content check says. */
  publish: v.optional(
    v.strictObject({
      to: v.picklist([...PUBLISH_HOSTS, ...FORMER_PUBLISH_HOSTS]),
      host: v.optional(ProgramWord),
      port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
      folder: v.optional(ProgramWord),
      repository: v.optional(ProgramWord),
      bucket: v.optional(ProgramWord),
      endpoint: v.optional(Address),
      region: v.optional(ProgramWord),
      // Of former hosts.
      site: v.optional(ProgramWord),
      project: v.optional(ProgramWord),
    }),
  ),
  /** In which language the program speaks with the artist; without it, in that of the system. */
  messages: v.optional(v.picklist(['ru', 'en'])),
});

export type SiteFile = v.InferOutput<typeof SiteFile>;
