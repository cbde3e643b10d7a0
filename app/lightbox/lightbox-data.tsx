import type { TFunction } from 'i18next';
import { fileAddress } from '#app/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { dataText } from '#catalogue/metadata/markup.ts';
import { lightboxFile, paths } from '#catalogue/site/paths.ts';
import type { Language } from '#catalogue/words/language.ts';
import { availabilityText, canBeBought, dotOf } from '#catalogue/works/availability.ts';
import { canBeUnrolled } from '#catalogue/works/unrolling.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import {
  LIGHTBOX_DATA_ID,
  type LightboxItem,
  type LightboxLabels,
  type LightboxSource,
} from './lightbox-item.ts';

export function LightboxData(series: Omit<LightboxSource, 'labels'>) {
  const labels = fileAddress(lightboxFile(useLanguage()));
  return (
    <script
      type="application/json"
      id={LIGHTBOX_DATA_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
      dangerouslySetInnerHTML={{ __html: dataText({ ...series, labels } satisfies LightboxSource) }}
    />
  );
}

export function captionOf(
  work: Work,
  t: TFunction,
): Pick<LightboxItem, 'alt' | 'work' | 'facts' | 'isGone' | 'isStateTold' | 'dot'> {
  const { availability } = work;
  const item = { work: work.id, alt: altOf(work), facts: work.facts };
  if (!availability) return item;
  const dot = dotOf(availability);
  const state = availabilityText(availability, (word, name) => t(`availability.${word}`, { name }));
  return {
    ...item,
    facts: [...item.facts, state],
    isStateTold: true,
    ...(dot && { dot }),
    ...(!canBeBought(availability) && { isGone: true }),
  };
}

export function waysOf(work: Work, language: Language): Pick<LightboxItem, 'wall' | 'unrolled'> {
  const to = paths(language);
  return {
    ...(work.size && { wall: fileAddress(to.workWall(work).slice(1)) }),
    ...(canBeUnrolled(work.photo) && { unrolled: fileAddress(to.unrolledWork(work).slice(1)) }),
  };
}

export function lightboxLabels(t: TFunction): LightboxLabels {
  return {
    close: t('close'),
    steps: {
      works: { previous: t('lightbox.previous'), next: t('lightbox.next') },
      photos: { previous: t('pages.previous'), next: t('pages.next') },
    },
    zoomIn: t('lightbox.zoomIn'),
    zoomOut: t('lightbox.zoomOut'),
    whiteWall: t('lightbox.whiteWall'),
    strip: t('lightbox.strip'),
    fullScreen: t('lightbox.fullScreen'),
    help: t('lightbox.help'),
    helpLines: [t('lightbox.helpZoom'), t('lightbox.helpPan'), t('lightbox.helpClose')],
    seriesHelpLines: [t('lightbox.helpSteps'), t('lightbox.helpEnds')],
    failed: t('lightbox.failed'),
    tryAgain: t('tryAgain'),
    page: t('more'),
    share: t('share.open'),
    onWall: t('wall.work'),
    unroll: t('wall.unroll'),
    select: t('selection.mark', { title: '{{title}}' }),
    position: t('lightbox.position', { position: '{{position}}', total: '{{total}}' }),
  };
}
