/** Both URLs are absolute. */
export interface Shared {
  readonly url: string;
  readonly title: string;
  readonly picture?: string | undefined;
}

/** Pinterest needs a picture and is left out without one. */
export function shareLinks({ url, title, picture }: Shared) {
  const pin = picture && { url, media: picture, description: title };
  return {
    telegram: link('https://t.me/share/url', { url, text: title }),
    vk: link('https://vk.com/share.php', { url, title }),
    whatsapp: link('https://wa.me/', { text: `${title}\n${url}` }),
    email: link('mailto:', { subject: title, body: `${title}\n${url}` }),
    ...(pin && { pinterest: link('https://www.pinterest.com/pin/create/button/', pin) }),
  };
}

// Mail programs show the plus signs of `URLSearchParams` and expect CRLF.
function link(to: string, values: Readonly<Record<string, string>>): string {
  const lineBreak = to === 'mailto:' ? '\r\n' : '\n';
  const query = Object.entries(values).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', lineBreak))}`,
  );
  return `${to}?${query.join('&')}`;
}
