import { DataScript } from '#app/ui/data-script.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { canBeUnrolled } from '#catalogue/photos/photo.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import { LIGHTBOX_DATA_ID, type LightboxItem, type LightboxSource } from './lightbox-item.ts';

export function LightboxData(source: LightboxSource) {
  return <DataScript id={LIGHTBOX_DATA_ID} data={source} />;
}

export function lightboxItem(work: Work, language: Language): LightboxItem {
  const { id, title, photo, facts, availability, size } = work;
  const pathTo = paths(language);
  return {
    ...{ title, photo, alt: altOf(work), facts, work: id },
    ...(availability && { availability }),
    ...(size && { wall: urlOf(pathTo.workWall(work)) }),
    ...(canBeUnrolled(photo) && { unrolled: urlOf(pathTo.unrolledWork(work)) }),
  };
}
