import { certainSize, type WorkSize } from '#catalogue/works/work-size.ts';
import type { LightboxItem } from './lightbox-item.ts';

/** The size that the caption of a work tells, if it is one of one picture, and its photo agrees. */
export function toldSize({
  facts,
  photo,
}: Pick<LightboxItem, 'facts' | 'photo'>): WorkSize | undefined {
  // The reader of sizes knows the units as the artist writes them.
  const details = facts.map((fact) => fact.replace(/\bcm\b/g, 'см').replace(/\bmm\b/g, 'мм'));
  return details.map((each) => certainSize(each, photo)).find((each) => each !== undefined);
}
