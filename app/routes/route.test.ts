import { expect, expectTypeOf, test } from 'vitest';
import { type FoundPage, type PageRequest, route } from './route.ts';

/** Answers with what it was asked. */
function echoed<Pattern extends string>(pattern: Pattern) {
  return route(
    pattern,
    (request: PageRequest<Pattern>): FoundPage => ({
      content: JSON.stringify(request),
    }),
    [],
  );
}

function askedAt(pattern: string, path: string): unknown {
  const found = echoed(pattern).find(path);
  return found && JSON.parse(String(found.content));
}

test.each([
  ['/', '/', { params: {}, language: 'ru' }],
  ['/', '/en', { params: {}, language: 'en' }],
  ['/about', '/en/about', { params: {}, language: 'en' }],
  ['/news/:id', '/news/7', { params: { id: '7' }, language: 'ru' }],
  [
    '/gallery/:category/:id',
    '/en/gallery/still-life/12',
    { params: { category: 'still-life', id: '12' }, language: 'en' },
  ],
])('it reads with %s from %s what is asked for', (pattern, path, request) => {
  expect(askedAt(pattern, path)).toEqual(request);
});

test.each([
  ['/', '/about'],
  ['/about', '/'],
  ['/about', '/about/'],
  ['/about', '/About'],
  ['/about', '/de/about'],
  ['/news/:id', '/news'],
  ['/news/:id', '/news/7/8'],
  ['/news/:id', '/news/'],
])('it finds nothing with %s at %s', (pattern, path) => {
  expect(echoed(pattern).find(path)).toBeUndefined();
});

test('it finds nothing where the page knows of none', () => {
  expect(route('/news/:id', () => undefined, []).find('/news/7')).toBeUndefined();
});

test('it knows the names of params by the pattern', () => {
  route(
    '/gallery/:category/page/:page',
    ({ params }) => {
      expectTypeOf(params).toEqualTypeOf<Readonly<Record<'category' | 'page', string>>>();
      return undefined;
    },
    [],
  );
  route(
    '/about',
    ({ params }) => {
      expectTypeOf(params).toEqualTypeOf<Readonly<Record<never, string>>>();
      return undefined;
    },
    [],
  );
});
