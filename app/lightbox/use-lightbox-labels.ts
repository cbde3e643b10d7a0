import { useTranslation } from 'react-i18next';
import type { LightboxLabels } from './lightbox-item.ts';

/** The words of the lightbox. */
export function useLightboxLabels(): LightboxLabels {
  const { t } = useTranslation();
  return {
    close: t('close'),
    previous: t('lightbox.previous'),
    next: t('lightbox.next'),
    zoomIn: t('lightbox.zoomIn'),
    zoomOut: t('lightbox.zoomOut'),
    whiteWall: t('lightbox.whiteWall'),
    fullScreen: t('lightbox.fullScreen'),
    help: t('lightbox.help'),
    helpLines: [t('lightbox.helpZoom'), t('lightbox.helpPan'), t('lightbox.helpClose')],
    seriesHelpLines: [t('lightbox.helpSteps'), t('lightbox.helpEnds')],
    failed: t('lightbox.failed'),
    tryAgain: t('tryAgain'),
    page: t('more'),
    // Filled in by the lightbox itself.
    position: t('lightbox.position', { position: '{{position}}', total: '{{total}}' }),
  };
}
