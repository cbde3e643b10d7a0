import { expect, test } from 'vitest';
import { photoName } from './named-photo.ts';

test('ends a name in ten digits of the hash', () => {
  expect(photoName('images/hero/река.jpg', '0123456789abcdef')).toBe('reka-0123456789');
});
