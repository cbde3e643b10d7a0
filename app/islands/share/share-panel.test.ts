import { expect, test } from 'vitest';
import { shareLinks } from './share-panel.ts';

const WORK = {
  url: 'https://example.org/en/gallery/dzen/12',
  title: 'Пион & бамбук',
  picture: 'https://example.org/images/peony.jpg',
};

const names = { vk: 'VK', email: 'Mail' };

const read = (link = '') => {
  const { origin, pathname, searchParams } = new URL(link);
  return { at: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
};

test('gives each service URL and title as it reads them, and Pinterest only a picture', () => {
  const { url, title, picture } = WORK;
  const { Telegram, VK, WhatsApp, Mail, Pinterest } = shareLinks(WORK, names);
  expect(read(Telegram)).toEqual({ at: 'https://t.me/share/url', url, text: title });
  expect(read(VK)).toEqual({ at: 'https://vk.com/share.php', url, title });
  expect(read(WhatsApp)).toEqual({ at: 'https://wa.me/', text: `${title}\n${url}` });
  expect(read(Mail)).toMatchObject({ subject: title, body: `${title}\r\n${url}` });
  expect(read(Pinterest)).toEqual({
    at: 'https://www.pinterest.com/pin/create/button/',
    url,
    media: picture,
    description: title,
  });
  expect(Object.values(shareLinks(WORK, names)).join()).not.toContain('+');
  expect(shareLinks({ url, title }, names)).not.toHaveProperty('Pinterest');
});
