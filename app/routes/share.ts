import { wordsIn } from '#app/i18n/words.ts';
import type { ShareLabels } from '#app/share/share-panel.tsx';
import type { Language } from '#catalogue/words/language.ts';

/** The words with which pages of a language are passed on. */
export function shareLabels(language: Language): ShareLabels {
  const { t } = wordsIn(language);
  return {
    open: t('share.open'),
    close: t('close'),
    point: t('share.point'),
    copyLink: t('share.copyLink'),
    linkCopied: t('share.linkCopied'),
    linkNotCopied: t('share.linkNotCopied'),
    services: {
      telegram: 'Telegram',
      vk: t('share.vk'),
      whatsapp: 'WhatsApp',
      email: t('share.email'),
      pinterest: 'Pinterest',
    },
  };
}
