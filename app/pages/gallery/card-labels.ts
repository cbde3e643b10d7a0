import type { TFunction } from 'i18next';
import { availabilityWords } from '#app/ui/availability-line.tsx';
import type { CardLabels } from './labelled-card.tsx';

/** The words of a card, in the language of the page. */
export function cardLabels(t: TFunction): CardLabels {
  return {
    more: t('more'),
    untitled: t('untitled'),
    // Filled in when the card is made.
    select: t('selection.mark', { title: '{{title}}' }),
    availability: availabilityWords(t),
  };
}
