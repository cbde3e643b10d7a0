import { canBeBought, dotOf } from '#app/ui/availability.ts';
import { DataScript } from '#app/ui/data-script.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { canBeUnrolled } from '#catalogue/photos/photo.ts';
import { availabilityText } from '#catalogue/schema/availability.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import { LIGHTBOX_DATA_ID, type LightboxItem, type LightboxSource } from './lightbox-item.ts';

export function LightboxData(source: LightboxSource) {
  return <DataScript id={LIGHTBOX_DATA_ID} data={source} />;
}

export function captionOf(
  work: Work,
  labels: Labels['availability'],
): Pick<LightboxItem, 'alt' | 'work' | 'facts' | 'isGone' | 'endsWithState' | 'dot'> {
  const { availability } = work;
  const item = { work: work.id, alt: altOf(work), facts: work.facts };
  if (!availability) return item;
  const dot = dotOf(availability);
  const state = availabilityText(availability, labels);
  return {
    ...item,
    facts: [...item.facts, state],
    endsWithState: true,
    ...(dot && { dot }),
    ...(!canBeBought(availability) && { isGone: true }),
  };
}

export function wallLinks(work: Work, language: Language): Pick<LightboxItem, 'wall' | 'unrolled'> {
  const pathTo = paths(language);
  return {
    ...(work.size && { wall: urlOf(pathTo.workWall(work)) }),
    ...(canBeUnrolled(work.photo) && { unrolled: urlOf(pathTo.unrolledWork(work)) }),
  };
}
