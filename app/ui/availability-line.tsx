import { availabilityText, type WorkAvailability } from '#catalogue/schema/availability.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import { dotOf } from './availability.ts';
import styles from './availability-line.module.css';

interface AvailabilityLineProps {
  readonly availability: WorkAvailability;
  readonly labels: Labels['availability'];
}

export function AvailabilityLine({ availability, labels }: AvailabilityLineProps) {
  return (
    <span className={styles.root} data-dot={dotOf(availability)}>
      {availabilityText(availability, labels)}
    </span>
  );
}
