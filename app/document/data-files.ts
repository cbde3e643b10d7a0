import type { TFunction } from 'i18next';
import { wordsIn } from '#app/i18n/words.ts';
import { lightboxLabels } from '#app/lightbox/lightbox-data.tsx';
import type { QuietLabels } from '#app/quiet/quiet-room.tsx';
import quietWorker from '#app/quiet/quiet-worker.js?inline-script';
import type { ShareLabels } from '#app/share/share-panel.tsx';
import { ROUTES } from '#app/site/routes.ts';
import { lightboxFile, quietFile, searchFile, WORKER_FILE } from '#catalogue/site/paths.ts';
import { shareFile } from '#catalogue/site/share-links.ts';
import type { Site } from '#catalogue/site/site.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import { searchSource } from './search-source.ts';

/** The files beside the pages of a language, by path. */
export function dataFiles(site: Site): Readonly<Record<string, () => string>> {
  const { language } = site;
  const { t } = wordsIn(language);
  return Object.assign(
    {
      [lightboxFile(language)]: () => JSON.stringify(lightboxLabels(t)),
      [searchFile(language)]: () => JSON.stringify(searchSource(site)),
      [shareFile(language)]: () => JSON.stringify(shareLabels(t)),
      [quietFile(language)]: () => JSON.stringify(quietLabels(t)),
    },
    language === firstLanguage() && { [WORKER_FILE]: () => quietWorker },
    ...ROUTES.map(({ files }) => files?.({ site, t })),
  );
}

function shareLabels(t: TFunction): ShareLabels {
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

function quietLabels(t: TFunction): QuietLabels {
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
