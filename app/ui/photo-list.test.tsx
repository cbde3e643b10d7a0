import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { PhotoList } from './photo-list.tsx';

const photo: Photo = {
  ...{ name: 'oak-1-0000000000', width: 1000, height: 800, colour: '#888888' },
  widths: [240, 480],
};

const item = { photo, title: { text: 'Дуб', language: 'ru' }, alt: undefined };

/** Whether each of three photos below a painting fills a row on a desktop. */
function fillsRow(painting: Photo): boolean[] {
  const markup = renderToStaticMarkup(
    <PagePath value="/gallery/dzen/46">
      <PhotoList items={[item, item, item]} firstIndex={1} painting={painting} />
    </PagePath>,
  );
  return Array.from(markup.matchAll(/--row-c:([\d.]+)cqi/g), ([, height]) => Number(height) === 80);
}

test('photos fill rows below a scroll alone, since side by side they would be stamps', () => {
  expect(fillsRow({ ...photo, width: 500, height: 2000 })).toEqual([true, true, true]);
  expect(fillsRow({ ...photo, width: 800, height: 1000 })).toEqual([false, false, false]);
});
