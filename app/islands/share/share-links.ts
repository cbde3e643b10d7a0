/** Both URLs are absolute. */
export interface Shared {
  readonly address: string;
  readonly title: string;
  readonly picture?: string | undefined;
}

export interface ShareLink {
  readonly to: 'telegram' | 'vk' | 'whatsapp' | 'email' | 'pinterest';
  readonly href: string;
}

/** Pinterest needs a picture and is left out without one. */
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

// Mail programs show the plus signs of `URLSearchParams` and expect CRLF.
function link(to: string, values: Readonly<Record<string, string>>): string {
  const lineBreak = to === 'mailto:' ? '\r\n' : '\n';
  const query = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', lineBreak))}`,
  );
  return `${to}?${query.join('&')}`;
}
