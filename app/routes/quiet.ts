import { wordsIn } from '#app/i18n/words.ts';
import type { QuietLabels } from '#app/quiet/quiet-room.tsx';
import type { Language } from '#catalogue/words/language.ts';

export function quietLabels(language: Language): QuietLabels {
  const { t } = wordsIn(language);
  return {
    room: t('quiet.open'),
    stop: t('quiet.stop'),
    goOn: t('quiet.goOn'),
    pace: t('quiet.pace'),
    whiteRoom: t('quiet.whiteRoom'),
    fullScreen: t('lightbox.fullScreen'),
    close: t('close'),
    // Filled in by the slideshow.
    kept: t('quiet.kept', { size: '{{size}}', pictures: '{{pictures}}', total: '{{total}}' }),
    forget: t('quiet.forget'),
    keep: t('quiet.keep'),
    failed: t('lightbox.failed'),
  };
}
