import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PagePath } from '#app/i18n/page-address.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { PhotoList } from './photo-list.tsx';

const photo: Photo = {
  ...{ name: 'oak-1-0000000000', width: 1000, height: 800, colour: '#888888' },
  widths: [240, 480],
};

/** Of each photo, the bits of its row on a desktop, without their band. */
function rowsBelow(painting: Photo, count: number): (string[] | undefined)[] {
  const markup = renderToStaticMarkup(
    <PagePath value="/gallery/dzen/46">
      <PhotoList
        photos={Array(count).fill(photo)}
        labelOf={(number) => ({ text: `${number}`, language: 'ru' })}
        firstIndex={1}
        painting={painting}
      />
    </PagePath>,
  );
  return Array.from(markup.matchAll(/data-rows="([^"]+)"/g), ([, bits]) =>
    bits
      ?.split(' ')
      .filter((bit) => bit.startsWith('c'))
      .map((bit) => bit.slice(1)),
  );
}

/** The bit of what fills its row alone, whatever its height. */
const FILLS_ROW = '0';

test('below a scroll each photo fills a row, since side by side they would be stamps', () => {
  const rows = rowsBelow({ ...photo, width: 500, height: 2000 }, 3);
  expect(rows).toHaveLength(3);
  for (const bits of rows) expect(bits).toContain(FILLS_ROW);
});

test('below any other painting a few share one row', () => {
  const rows = rowsBelow({ ...photo, width: 800, height: 1000 }, 3);
  expect(rows).toHaveLength(3);
  for (const bits of rows) expect(bits).not.toContain(FILLS_ROW);
});
