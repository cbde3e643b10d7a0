import { useTranslation } from 'react-i18next';
import { dataText } from '#catalogue/metadata/markup.ts';
import { LIGHTBOX_DATA_ID, type LightboxLabels, type LightboxSource } from './lightbox-item.ts';

interface LightboxDataProps extends Omit<LightboxSource, 'labels'> {
  /** What one of the series is called. */
  readonly of: 'works' | 'photos';
}

/** What the lightbox of a page will show and say, for when it wakes; browsers do not execute it. */
export function LightboxData({ of, ...series }: LightboxDataProps) {
  const source: LightboxSource = { ...series, labels: useLightboxLabels(of) };
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
function useLightboxLabels(of: LightboxDataProps['of']): LightboxLabels {
  const { t } = useTranslation();
  return {
    close: t('close'),
    previous: t(of === 'works' ? 'lightbox.previous' : 'pages.previous'),
    next: t(of === 'works' ? 'lightbox.next' : 'pages.next'),
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
    // Filled in by the lightbox itself.
    position: t('lightbox.position', { position: '{{position}}', total: '{{total}}' }),
  };
}
