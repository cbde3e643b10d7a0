import { expect, test } from 'vitest';
import { sectionText, withSection } from './section.ts';

test('it names beside each figure what was asked for, and whether that was reached', () => {
  const rows = [
    { what: 'Lightbox', target: '≤ 100 ms', measured: '80 ms', isReached: true },
    { what: 'Next', target: '≤ 50 ms', measured: '51 ms', isReached: false },
    { what: 'Pages', target: '', measured: '362' },
  ];
  expect(sectionText({ heading: 'Visits', about: 'Medians.', rows }, 'Two processors.')).toBe(
    [
      '## Visits',
      '',
      'Medians.',
      '',
      'Two processors.',
      '',
      '| What | Target | Measured | Reached |',
      '|---|---|--:|---|',
      '| Lightbox | ≤ 100 ms | 80 ms | yes |',
      '| Next | ≤ 50 ms | 51 ms | **no** |',
      '| Pages |  | 362 |  |',
    ].join('\n'),
  );
});

test('a part that is measured alone takes its own place, and leaves the others theirs', () => {
  const page = '# Benchmarks\n\nAbout.\n\n## Links\n\n60 ms\n\n## Visits\n\n80 ms\n';
  expect(withSection(page, '## Links\n\n50 ms')).toBe(
    '# Benchmarks\n\nAbout.\n\n## Links\n\n50 ms\n\n## Visits\n\n80 ms\n',
  );
  expect(withSection(page, '## Builds\n\n1 s')).toBe(`${page}\n## Builds\n\n1 s\n`);
});
