import { expect, test } from 'vitest';
import { shareLinks } from './share-panel.ts';

const WORK = {
  url: 'https://example.org/en/gallery/dzen/12',
  title: 'Пион & бамбук',
  picture: 'https://example.org/images/peony.jpg',
};

const read = (link = '') => {
  const { origin, pathname, searchParams } = new URL(link);
  return { at: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
};

test('gives each service URL, title and picture as it reads them', () => {
  const { url, title, picture } = WORK;
  const { telegram, vk, whatsapp, email, pinterest } = shareLinks(WORK);
  expect(read(telegram)).toEqual({ at: 'https://t.me/share/url', url, text: title });
  expect(read(vk)).toEqual({ at: 'https://vk.com/share.php', url, title });
  expect(read(whatsapp)).toEqual({ at: 'https://wa.me/', text: `${title}\n${url}` });
  expect(read(email)).toMatchObject({ subject: title, body: `${title}\r\n${url}` });
  expect(read(pinterest)).toEqual({
    at: 'https://www.pinterest.com/pin/create/button/',
    url,
    media: picture,
    description: title,
  });
  // Mail programs would show a plus sign for a space.
  expect(Object.values(shareLinks(WORK)).join()).not.toContain('+');
});

test('omits Pinterest without a picture', () => {
  const { url, title } = WORK;
  expect(Object.keys(shareLinks({ url, title }))).toEqual(['telegram', 'vk', 'whatsapp', 'email']);
});
