import { expect, test } from 'vitest';
import type { Problem } from '#pipeline/problem.ts';
import { formatReport } from './report.ts';

const problems: readonly Problem[] = [
  {
    severity: 'error',
    file: 'gallery.json',
    place: 'art-12, category (line 30)',
    message: "unknown category 'landscapes', did you mean 'landscape'?",
    remedy: "use 'landscape'",
  },
  {
    severity: 'notice',
    file: 'gallery.json',
    place: 'art-12, active (line 33)',
    message: "the work is unlisted: it has no 'active'",
    remedy: 'to show it in the gallery, write "active": "true"',
  },
  {
    severity: 'notice',
    file: 'images/gallery/old.jpg',
    place: '',
    message: 'nobody uses this photo',
    remedy: 'name it where it belongs, or remove it',
  },
];
const counts = { works: 24, posts: 5, photos: 61 };

test('it lists problems by file and ends with the summary', () => {
  expect(formatReport({ problems, counts }, { isColoured: false })).toMatchInlineSnapshot(`
    "gallery.json
      error   art-12, category (line 30): unknown category 'landscapes', did you mean 'landscape'?
              → use 'landscape'
      notice  art-12, active (line 33): the work is unlisted: it has no 'active'
              → to show it in the gallery, write "active": "true"

    images/gallery/old.jpg
      notice  nobody uses this photo
              → name it where it belongs, or remove it

    24 works, 5 posts, 61 photos: 1 problem, 2 notices"
  `);
});

test('it tells once what is to be noted in many places, and how often', () => {
  const unknown = (word: string, place: string): Problem => ({
    severity: 'notice',
    file: 'gallery.json',
    place,
    message: `the vocabulary does not know '${word}'`,
    remedy: `add '${word}'`,
  });
  const noted = [
    ...[1, 2, 3, 4].map((id) => unknown('левкас', `art-${id}, details.desc`)),
    ...[5, 6].map((id) => unknown('Нарочь', `art-${id}, details.date`)),
  ];
  expect(formatReport({ problems: noted, counts }, { isColoured: false })).toMatchInlineSnapshot(`
    "gallery.json
      notice  4 times (art-1, details.desc; art-2, details.desc; and 2 more places): the vocabulary does not know 'левкас'
              → add 'левкас'
      notice  art-5, details.date: the vocabulary does not know 'Нарочь'
              → add 'Нарочь'
      notice  art-6, details.date: the vocabulary does not know 'Нарочь'
              → add 'Нарочь'

    24 works, 5 posts, 61 photos: 0 problems, 6 notices"
  `);
});

test('it says so when there is nothing to say', () => {
  const report = { problems: [], counts: { works: 1, posts: 1, photos: 1 } };
  expect(formatReport(report, { isColoured: false })).toBe(
    '1 work, 1 post, 1 photo: 0 problems, 0 notices',
  );
});

test('it shows signs that would steer the terminal as codes', () => {
  const problem = {
    severity: 'error',
    file: 'a\u001b[2J.jpg',
    place: '',
    message: 'x\u202e',
    remedy: '\n',
  } as const;
  const report = formatReport({ problems: [problem], counts }, { isColoured: false });
  expect(report).toContain('a\\u001b[2J.jpg');
  expect(report).toContain('x\\u202e');
  expect(report).toContain('→ \\u000a');
});
