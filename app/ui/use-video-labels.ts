import { useTranslation } from 'react-i18next';
import type { VideoLabels } from './video-frame.tsx';

/** The words around the videos of a work or a post. */
export function useVideoLabels(title: string): VideoLabels {
  const { t } = useTranslation();
  return {
    titleOf: (number) => t('videoNumber', { title, number }),
    playOf: (number, isOnly) => (isOnly ? t('playVideo') : t('playVideoNumber', { number })),
    watchAt: (site) => t('watchVideoAt', { site }),
    newTab: t('opensInNewTab'),
  };
}
