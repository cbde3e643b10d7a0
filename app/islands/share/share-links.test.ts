import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const WORK = {
  address: 'https://example.org/en/gallery/dzen/12',
  title: 'Пион & бамбук',
  picture: 'https://example.org/images/peony.jpg',
};

const valuesOf = (to: string) => {
  const link = shareLinks(WORK).find((each) => each.to === to);
  const { origin, pathname, searchParams } = new URL(link?.href ?? '');
  return { at: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
};

test('it hands address, title and picture over as each service reads them', () => {
  const { address, title, picture } = WORK;
  expect(valuesOf('telegram')).toEqual({ at: 'https://t.me/share/url', url: address, text: title });
  expect(valuesOf('vk')).toEqual({ at: 'https://vk.com/share.php', url: address, title });
  expect(valuesOf('whatsapp')).toEqual({ at: 'https://wa.me/', text: `${title}\n${address}` });
  expect(valuesOf('email')).toMatchObject({ subject: title, body: `${title}\r\n${address}` });
  expect(valuesOf('pinterest')).toEqual({
    at: 'https://www.pinterest.com/pin/create/button/',
    url: address,
    media: picture,
    description: title,
  });
});

test('it writes no plus sign for a space, which programs of e-mail would show', () => {
  expect(shareLinks(WORK).filter(({ href }) => href.includes('+'))).toEqual([]);
});

test('it offers Pinterest only where there is a picture to pin', () => {
  const { address, title } = WORK;
  const services = shareLinks({ address, title }).map(({ to }) => to);
  expect(services).toEqual(['telegram', 'vk', 'whatsapp', 'email']);
});
