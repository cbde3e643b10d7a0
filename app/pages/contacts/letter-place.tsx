import { useTranslation } from 'react-i18next';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { dataText } from '#catalogue/metadata/markup.ts';
import { WORK_QUERY } from '#catalogue/site/paths.ts';
import { LETTER_DATA_ID, LETTER_ID, type LetterSource } from './letter.ts';

interface LetterPlaceProps extends Pick<SiteFile, 'contacts'> {
  readonly className?: string | undefined;
}

/**
 * Where the letter about a work appears when the address names one (design: the buy button), and what it will say: the
 * page is the same file whatever the query, so `letter-island.tsx` asks for the work when it is needed.
 */
export function LetterPlace({ contacts, className }: LetterPlaceProps) {
  const { t } = useTranslation();
  const source: LetterSource = {
    email: contacts.email,
    telegram: contacts.telegram,
    labels: {
      // Filled in when the work is known.
      subject: t('aboutWork', { title: '{{title}}' }),
      message: t('messageText', { title: '{{title}}', address: '{{address}}' }),
      field: t('messageLabel'),
      sendByEmail: t('sendByEmail'),
      sendByTelegram: t('sendByTelegram'),
      copy: t('copyMessage'),
      copied: t('messageCopied'),
      notCopied: t('messageNotCopied'),
      newTab: t('opensInNewTab'),
    },
  };
  return (
    <>
      <div id={LETTER_ID} className={className} data-query={WORK_QUERY} />
      <script
        type="application/json"
        id={LETTER_DATA_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
        dangerouslySetInnerHTML={{ __html: dataText(source) }}
      />
    </>
  );
}
