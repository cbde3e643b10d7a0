import type { SiteFile } from '#catalogue/content/site-entry.ts';
import type { Language } from '#catalogue/words/language.ts';

/** Where the artist is found: at least one of the ways that `site.json` may name. */
export type Contacts = SiteFile['contacts'];

/** Spec §2: VK, Instagram, e-mail and Telegram, in this order; what else an artist may have stands behind them. */
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

/** Other sites on which artists are found, by their names. */
const SERVICES = {
  vk: 'VK',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  youtube: 'YouTube',
  behance: 'Behance',
} as const;

export type Service = keyof typeof SERVICES;

/** A place on another site: its name, and the address that leads to the artist there. */
export interface ServiceLink {
  readonly service: Service;
  readonly name: string;
  readonly address: string;
}

/** The artist's pages and chats at other services. */
export function serviceLinks(contacts: Contacts): ServiceLink[] {
  return (Object.keys(SERVICES) as Service[]).flatMap((service) => {
    const given = contacts[service];
    if (given === undefined) return [];
    const address = service === 'whatsapp' ? `https://wa.me/${digitsOf(given)}` : given;
    return [{ service, name: SERVICES[service], address }];
  });
}

/** Whether a service opens with a message that was prepared. */
export function isChat(service: Service): boolean {
  return service === 'telegram' || service === 'whatsapp';
}

/** The artist's own pages, which tell search engines that they are one and the same person's; a number is none. */
export function profilesOf(contacts: Contacts): string[] {
  return serviceLinks(contacts)
    .filter(({ service }) => service !== 'whatsapp')
    .map(({ address }) => address);
}

/**
 * Services at which no message can be prepared: it is copied, and pasted there.
 *
 * @example copiedTo({ vk: 'https://vk.com/anna', telegram: 'https://t.me/anna' }) // ['VK']
 */
export function copiedTo(contacts: Contacts): string[] {
  const cannotPrepare: readonly Service[] = ['vk', 'instagram', 'facebook'];
  return serviceLinks(contacts)
    .filter(({ service }) => cannotPrepare.includes(service))
    .map(({ name }) => name);
}

/**
 * The address that a telephone dials.
 *
 * @example phoneAddress('+375 (29) 123-45-67') // 'tel:+375291234567'
 */
export function phoneAddress(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/** English as it is read in Europe: 'VK or Instagram', without a comma before the last of three. */
const LIST_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' };

/**
 * Names as a sentence puts them of which the reader takes one.
 *
 * @example oneOf(['e-mail', 'Telegram', 'VK'], 'en') // 'e-mail, Telegram or VK'
 */
export function oneOf(names: readonly string[], language: Language): string {
  const locale = LIST_LOCALES[language] ?? language;
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
