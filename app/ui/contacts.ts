import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { readPhone } from '#catalogue/texts/contact-links.ts';
import type { Language } from '#catalogue/texts/language.ts';

type Contacts = SiteFile['contacts'];

/** Spec §2: VK, Instagram, e-mail, Telegram in this order; the others follow. */
export const CONTACT_KINDS = [
  'vk',
  'instagram',
  'email',
  'telegram',
  'whatsapp',
  'phone',
  'facebook',
  'youtube',
  'behance',
  'form',
] as const satisfies readonly (keyof Contacts)[];

export type ContactKind = (typeof CONTACT_KINDS)[number];

const SERVICES = {
  vk: 'VK',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  youtube: 'YouTube',
  behance: 'Behance',
} as const;

export function serviceLinks(contacts: Contacts) {
  return (Object.keys(SERVICES) as (keyof typeof SERVICES)[]).flatMap((service) => {
    const contact = contacts[service];
    if (contact === undefined) return [];
    const url =
      service === 'whatsapp' ? `https://wa.me/${internationalPhone(contact).slice(1)}` : contact;
    return [{ service, name: SERVICES[service], url }];
  });
}

/** Search engines connect these pages to one person; a phone number is not a page. */
export function profilesOf(contacts: Contacts): string[] {
  return serviceLinks({ ...contacts, whatsapp: undefined }).map(({ url }) => url);
}

/** These services accept no prepared message: visitors copy the text and paste it there. */
export function copiedTo({ vk, instagram, facebook }: Contacts): string[] {
  return serviceLinks({ vk, instagram, facebook }).map(({ name }) => name);
}

export function phoneUrl(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

export function oneOf(names: readonly string[], language: Language): string {
  // European English: no comma before the last of three.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

function internationalPhone(text: string): string {
  const phone = readPhone(text);
  if (phone === undefined) throw new Error(`The check accepted '${text}' as a phone number`);
  return phone;
}

/** @example handleOf('https://t.me/verasen') // '@verasen' */
export function handleOf(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (/^@?[\w.-]+$/.test(path)) return `@${path.replace('@', '')}`;
  return [hostname.replace(/^www\./, ''), path].filter(Boolean).join('/');
}
