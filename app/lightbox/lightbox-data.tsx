import { useTranslation } from 'react-i18next';
import { dataText } from '#catalogue/metadata/markup.ts';
import { LIGHTBOX_DATA_ID, type LightboxLabels, type LightboxSource } from './lightbox-item.ts';

/** What the lightbox of a page will show and say, for when it wakes; browsers do not execute it. */
export function LightboxData(series: Omit<LightboxSource, 'labels'>) {
  const source: LightboxSource = { ...series, labels: useLightboxLabels() };
  return (
    <script
      type="application/json"
      id={LIGHTBOX_DATA_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
      dangerouslySetInnerHTML={{ __html: dataText(source) }}
    />
  );
}

/** The words of the lightbox. */
function useLightboxLabels(): LightboxLabels {
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
