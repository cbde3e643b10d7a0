import { expect, test } from 'vitest';
import { slideSizes } from './prepare-picture.ts';

test('it says how wide a picture is in every shape of window', () => {
  expect(slideSizes({ width: 3000, height: 2000 })).toBe(
    [
      '(height < 480px) min(100vw - 5.5rem, (100vh - 4.25rem) * 1.500)',
      '(width < 768px) min(100vw - 0rem, (100vh - 8rem) * 1.500)',
      'min(100vw - 7rem, (100vh - 6.5rem) * 1.500)',
    ].join(', '),
  );
});
