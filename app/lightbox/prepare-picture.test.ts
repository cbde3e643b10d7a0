import { expect, test } from 'vitest';
import { slideSizes } from './prepare-picture.ts';

test('it says how wide a picture is in every shape of window', () => {
  expect(slideSizes({ width: 3000, height: 2000 })).toBe(
    [
      '(height < 480px) min(100vw - 5.5rem, (100vh - 6.25rem) * 1.500)',
      '(width < 768px) min(100vw - 2rem, (100vh - 10rem) * 1.500)',
      'min(100vw - 7rem, (100vh - 7.75rem) * 1.500)',
    ].join(', '),
  );
});
