import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import type { SiteFile } from '#catalogue/site-entry.ts';
import type { WorkPage } from '#catalogue/work-view.ts';
import { useCopy } from '../../hooks/use-copy.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { mainPictureOf } from '../../lib/main-picture.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { emailDraft, telegramDraft } from './message-draft.ts';
import { useLetter } from './use-letter.ts';
import styles from './work-message.module.css';

const WORK_SIZES = '(width < 768px) 14rem, 16rem';

interface WorkMessageProps {
  readonly work: WorkPage;
  readonly contacts: SiteFile['contacts'];
}

/** The work that a visitor wants to buy, with a message about it that is ready to be sent. */
export function WorkMessage({ work, contacts }: WorkMessageProps) {
  const { t } = useTranslation();
  const path = paths(useLanguage()).artwork(work);
  const title = work.title?.text ?? t('untitled');
  const address = window.location.origin + useHref(path);
  const [message, setMessage] = useLetter(work.id, t('messageText', { title, address }));
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyState, copy] = useCopy(field);
  const subject = t('aboutWork', { title });
  return (
    <section className={styles.root} aria-label={subject}>
      <PageLink className={styles.work} to={path} firstPicture={mainPictureOf(work)}>
        <Picture photo={work.photo} alt={title} sizes={WORK_SIZES} className={styles.picture} />
      </PageLink>
      <div className={styles.letter}>
        <h2>{subject}</h2>
        <label className={styles.label}>
          {t('messageLabel')}
          <textarea
            ref={field}
            className={styles.field}
            rows={5}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </label>
        <div className={styles.ways}>
          <a className={styles.way} href={emailDraft({ email: contacts.email, subject, message })}>
            {t('sendByEmail')}
          </a>
          <ExternalLink
            className={styles.way}
            address={telegramDraft(contacts.telegram, message)}
            newTabLabel={t('opensInNewTab')}
          >
            {t('sendByTelegram')}
          </ExternalLink>
          <button type="button" className={styles.way} onClick={() => copy(message)}>
            {t('copyMessage')}
          </button>
        </div>
        <div role="alert">
          {copyState === 'copied' && <span>{t('messageCopied')}</span>}
          {copyState === 'failed' && <span>{t('messageNotCopied')}</span>}
        </div>
      </div>
    </section>
  );
}
