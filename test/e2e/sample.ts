import { builtPaths } from '#test/specification/built-site.ts';
import { RUSSIAN, WORKS, type Work } from '#test/specification/sample.ts';

export { CONTACTS, listedWorks, WORKS } from '#test/specification/sample.ts';

const russianWords = ({ category, title }: Work) => RUSSIAN[category]?.[title];

export const russianTitle = (work: Work) => russianWords(work)?.title || undefined;

export const PAGES = builtPaths();

export const LISTED_COUNT = WORKS.filter(({ active }) => active === 'true').length;

export const ROUTES = [
  ...['/', '/about', '/about/timeline', '/news', '/news/5', '/gallery', '/gallery/all'],
  ...['/gallery/landscape', '/gallery/landscape/164', '/gallery/landscape/wall'],
  ...['/gallery/landscape/164/wall', '/gallery/dzen/100/unroll', '/contact', '/test', '/add'],
];

export const TYPICAL = ['/', '/news/5', '/gallery/landscape', '/gallery/landscape/164'];

/** Built of parts of other pages: only `npm run test:full` visits them. */
export const LIKE_OTHERS = [
  ...['/gallery/all', '/gallery/landscape/wall', '/about/timeline', '/contact', '/news', '/test'],
];

export const KINDS = [...ROUTES, '/contact?work=164', '/selection?works=126,116', '/404'].flatMap(
  (path) => [path, english(path)],
);

const storyLength = (work: Work) => JSON.stringify(russianWords(work)?.text ?? '').length;
const [LONGEST] = WORKS.toSorted((one, other) => storyLength(other) - storyLength(one));

export const LONGEST_STORY = `/gallery/${LONGEST?.category}/${LONGEST?.id}`;

export function english(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}
