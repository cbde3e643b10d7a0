import { expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { completeLabels } from './complete-labels.ts';

test('it replaces single labels by those of the artist, unless they are blank', () => {
  const own = { about: 'Who I am', news: ' ', lightbox: { help: 'Keys' } };
  const { lightbox } = LABELS.en;
  expect(completeLabels(own, LABELS.en)).toEqual({
    ...LABELS.en,
    about: 'Who I am',
    lightbox: { ...lightbox, help: 'Keys' },
  });
});
