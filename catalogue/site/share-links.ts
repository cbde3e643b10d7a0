import type { Language } from '#catalogue/words/language.ts';
import { paths } from './paths.ts';

/** What is passed on: an address, what it is called, and a picture of it, both addresses whole. */
export interface Shared {
  readonly address: string;
  readonly title: string;
  readonly picture?: string | undefined;
}

/** A service or program that takes an address, and the link that hands it over. */
export interface ShareLink {
  readonly to: 'telegram' | 'vk' | 'whatsapp' | 'email' | 'pinterest';
  readonly href: string;
}

/**
 * The links that pass something on, in the order in which they are offered. Pinterest pins pictures: without one it is
 * left out.
 *
 * @example shareLinks({ address: 'https://a.org/1', title: 'Dawn' })[0]?.href // 'https://t.me/share/url?url=https%3A%2F%2Fa.org%2F1&text=Dawn'
 */
export function shareLinks({ address, title, picture }: Shared): readonly ShareLink[] {
  const links: ShareLink[] = [
    { to: 'telegram', href: link('https://t.me/share/url', { url: address, text: title }) },
    { to: 'vk', href: link('https://vk.com/share.php', { url: address, title }) },
    { to: 'whatsapp', href: link('https://wa.me/', { text: `${title}\n${address}` }) },
    { to: 'email', href: link('mailto:', { subject: title, body: `${title}\n${address}` }) },
  ];
  if (picture) {
    const pin = { url: address, media: picture, description: title };
    links.push({
      to: 'pinterest',
      href: link('https://www.pinterest.com/pin/create/button/', pin),
    });
  }
  return links;
}

/** Not by `URLSearchParams`: programs of e-mail show its plus signs, and want their line breaks as two characters. */
function link(to: string, values: Readonly<Record<string, string>>): string {
  const lineBreak = to === 'mailto:' ? '\r\n' : '\n';
  const query = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', lineBreak))}`,
  );
  return `${to}?${query.join('&')}`;
}

/**
 * The file with the words of the panel by which pages are passed on; without the first slash.
 *
 * @example shareFile('en') // 'en/share.json'
 */
export function shareFile(language: Language): string {
  return `${paths(language).home}/share.json`.replace(/^\/+/, '');
}
