import type { TFunction } from 'i18next';
import { fillWords } from '#catalogue/metadata/summary-text.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import {
  AVAILABILITY_WORDS,
  availabilityText,
  dotOf,
  type WorkAvailability,
} from '#catalogue/works/availability.ts';
import styles from './availability-line.module.css';

export type AvailabilityWords = Labels['availability'];

/** One of them has `{{name}}`. */
export function availabilityWords(t: TFunction): AvailabilityWords {
  const words = AVAILABILITY_WORDS.map((word) => [
    word,
    t(`availability.${word}`, { name: '{{name}}' }),
  ]);
  return Object.fromEntries(words) as AvailabilityWords;
}

interface AvailabilityLineProps {
  readonly availability: WorkAvailability;
  readonly words: AvailabilityWords;
}

export function AvailabilityLine({ availability, words }: AvailabilityLineProps) {
  return (
    <span className={styles.root} data-dot={dotOf(availability)}>
      {availabilityText(availability, (word, name) => fillWords(words[word], { name }))}
    </span>
  );
}
