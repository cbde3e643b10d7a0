import * as v from 'valibot';
import { CATEGORY_NAME } from '#catalogue/schema/categories.ts';
import { readPhone } from '#catalogue/texts/contact-links.ts';
import { isLanguageCode } from '#catalogue/texts/language-facts.ts';
import { PhotoName } from './gallery-entry.ts';
import { REPOSITORY_URL } from './repository-host.ts';

export const FOLDER_VERSION = 1;

const WebUrl = v.pipe(v.string(), v.url('url'));
const Phone = v.pipe(
  v.string(),
  v.check((text) => readPhone(text) !== undefined, 'phone'),
);
const Sentence = v.pipe(v.string(), v.nonEmpty('empty'));

/** Spec §9 rotates three hero images; other artists may have one, or more. */
const MAX_HERO_IMAGES = 9;

/** Every work has an image of 2000 px. Above the maximum, visitors could print the works. */
const CLOSE_UP_PX = { min: 2001, max: 3600 };

export const OFFERS = ['studio', 'delivery', 'lessons', 'commissions'] as const;

const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'colour'), v.toLowerCase());

const SealName = v.pipe(v.string(), v.regex(/^[\w-]+\.(?:svg|png)$/, 'seal-name'));

export const PUBLISH_HOSTS = ['server', 'ftp', 'storage', 'github-pages'] as const;

const FORMER_PUBLISH_HOSTS = ['netlify', 'cloudflare'] as const;

export type FormerHost = (typeof FORMER_PUBLISH_HOSTS)[number];

/** Passed to other programs: never an option, and without characters that a shell interprets. */
const ProgramArgument = v.pipe(v.string(), v.regex(/^[\w@/~.:][\w@/~.:+-]*$/, 'program-word'));

const HeroPicture = v.strictObject({
  picture: PhotoName,
  portrait: PhotoName,
});

export const VERIFICATION_TAGS = {
  google: { name: 'google-site-verification', code: /^[\w+/-]{40,60}=?$/ },
  yandex: { name: 'yandex-verification', code: /^[\da-f]{16}$/i },
  bing: { name: 'msvalidate.01', code: /^[\da-f]{32}$/i },
  pinterest: { name: 'p:domain_verify', code: /^[\da-f]{32}$/i },
} as const;

export type VerificationService = keyof typeof VERIFICATION_TAGS;

/** Services show a whole tag to copy. Artists often replace its quotation marks to fit into JSON. */
const META_TAG = /^<meta\s+name\s*=\s*["'«“](.+?)["'»”]\s+content\s*=\s*["'«“](.+?)["'»”]\s*\/?>$/i;

function verificationCode(service: VerificationService, text: string): string {
  const [, name, content] = META_TAG.exec(text.trim()) ?? [];
  return (name === VERIFICATION_TAGS[service].name && content) || text.trim();
}

const VerificationCode = (service: VerificationService) =>
  v.pipe(
    v.string(),
    v.transform((text) => verificationCode(service, text)),
    v.regex(
      VERIFICATION_TAGS[service].code,
      `verification:<meta name='${VERIFICATION_TAGS[service].name}' content='…'>`,
    ),
  );

/** A union would report the entry instead of the wrong field. */
const HeroEntry = v.lazy((input) => (typeof input === 'object' ? HeroPicture : PhotoName));

export const SiteFile = v.strictObject({
  version: v.optional(v.literal(FOLDER_VERSION)),
  name: v.pipe(v.string(), v.nonEmpty('empty')),
  profession: v.pipe(v.string(), v.nonEmpty('empty')),
  languages: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.check(isLanguageCode, 'language'))),
      v.minLength(1, 'languages'),
      v.check((list) => new Set(list).size === list.length, 'languages'),
    ),
  ),
  /** Public URL with the base path; `SITE_URL` and `BASE_PATH` override it. */
  address: v.optional(WebUrl),
  repository: v.optional(v.pipe(v.string(), v.regex(REPOSITORY_URL, 'repository'))),
  verification: v.optional(
    v.strictObject({
      google: v.optional(VerificationCode('google')),
      yandex: v.optional(VerificationCode('yandex')),
      bing: v.optional(VerificationCode('bing')),
      pinterest: v.optional(VerificationCode('pinterest')),
    }),
  ),
  contacts: v.pipe(
    v.strictObject({
      vk: v.optional(v.string()),
      instagram: v.optional(WebUrl),
      email: v.optional(v.pipe(v.string(), v.email('email'))),
      telegram: v.optional(v.string()),
      whatsapp: v.optional(Phone),
      phone: v.optional(Phone),
      facebook: v.optional(WebUrl),
      youtube: v.optional(WebUrl),
      behance: v.optional(WebUrl),
      form: v.optional(WebUrl),
    }),
    v.minEntries(1, 'no-entries'),
  ),
  answers: v.optional(Sentence),
  offers: v.optional(v.strictObject(v.entriesFromList(OFFERS, v.optional(Sentence)))),
  links: v.optional(
    v.strictObject(v.entriesFromList(['shop', 'school', 'letter'], v.optional(WebUrl))),
  ),
  hero: v.pipe(
    v.array(HeroEntry),
    v.minLength(1, 'empty'),
    v.maxLength(MAX_HERO_IMAGES, 'many-photos'),
  ),
  categories: v.pipe(
    v.record(v.pipe(v.string(), v.regex(CATEGORY_NAME, 'category-name')), PhotoName),
    v.minEntries(1, 'empty'),
  ),
  colours: v.optional(
    v.strictObject(v.entriesFromList(['paper', 'ink', 'accent'], v.optional(Colour))),
  ),
  seal: v.optional(SealName),
  banner: v.optional(v.boolean()),
  about: v.strictObject({ portrait: PhotoName }),
  /** Longest side of the close-up image in pixels; by default, 2000 px wide. */
  closeUp: v.optional(
    v.pipe(
      v.number('close-up'),
      v.integer('close-up'),
      v.minValue(CLOSE_UP_PX.min, 'close-up'),
      v.maxValue(CLOSE_UP_PX.max, 'close-up'),
    ),
  ),
  publish: v.optional(
    v.strictObject({
      to: v.picklist([...PUBLISH_HOSTS, ...FORMER_PUBLISH_HOSTS]),
      host: v.optional(ProgramArgument),
      port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
      folder: v.optional(ProgramArgument),
      user: v.optional(ProgramArgument),
      secure: v.optional(v.boolean()),
      repository: v.optional(ProgramArgument),
      bucket: v.optional(ProgramArgument),
      endpoint: v.optional(WebUrl),
      region: v.optional(ProgramArgument),
      // For former hosts.
      site: v.optional(ProgramArgument),
      project: v.optional(ProgramArgument),
    }),
  ),
  messages: v.optional(v.picklist(['ru', 'en'])),
});

export type SiteFile = v.InferOutput<typeof SiteFile>;

/** Pages below `public/` that verify the owner. Other pages would lack the layout and metadata of the site. */
export const VERIFICATION_PAGE = /^(?:google|yandex_)[^/]*\.html$/;
