import { expect, test } from 'vitest';
import { sectionText } from './section.ts';

test('it names beside each figure what was asked for, and whether that was reached', () => {
  const rows = [
    { what: 'Lightbox', target: '≤ 100 ms', measured: '80 ms', isReached: true },
    { what: 'Next', target: '≤ 50 ms', measured: '51 ms', isReached: false },
    { what: 'Pages', target: '', measured: '362' },
  ];
  expect(sectionText({ heading: 'Visits', about: 'Medians.', rows })).toBe(
    [
      '## Visits',
      '',
      'Medians.',
      '',
      '| What | Target | Measured | Reached |',
      '|---|---|--:|---|',
      '| Lightbox | ≤ 100 ms | 80 ms | yes |',
      '| Next | ≤ 50 ms | 51 ms | **no** |',
      '| Pages |  | 362 |  |',
    ].join('\n'),
  );
});
