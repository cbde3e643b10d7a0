import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Work } from '#catalogue/works/work.ts';
import { Filter } from './filter.tsx';

test('shows the artist’s own categories in their order', () => {
  const categories = ['sea', 'dzen', 'animals'];
  const html = renderToStaticMarkup(
    <Filter site={{ categories, listed: [], works: () => [{} as Work] }} />,
  );
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, link]) => link);
  expect(links).toEqual(['all', ...categories].map((name) => `/gallery/${name}`));
});
