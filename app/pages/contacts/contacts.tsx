import { useTranslation } from 'react-i18next';
import { Word } from '#app/i18n/word.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import styles from './contacts.module.css';
import { EmailRow } from './email-row.tsx';
import { LetterPlace } from './letter-place.tsx';

/** Spec §2: VK, Instagram, e-mail and Telegram, a row each. */
export function Contacts({ contacts }: Pick<SiteFile, 'contacts'>) {
  const { t } = useTranslation();
  const newTabLabel = t('opensInNewTab');
  return (
    <div className={styles.root}>
      <h1>
        <Word of="contacts" />
      </h1>
      <LetterPlace className={styles.letter} contacts={contacts} />
      <ul className={styles.rows}>
        <li>
          <ExternalLink address={contacts.vk} newTabLabel={newTabLabel}>
            VK
          </ExternalLink>
        </li>
        <li>
          <ExternalLink address={contacts.instagram} newTabLabel={newTabLabel}>
            Instagram
          </ExternalLink>
        </li>
        <li>
          <EmailRow email={contacts.email} />
        </li>
        <li>
          <ExternalLink address={contacts.telegram} newTabLabel={newTabLabel}>
            Telegram
          </ExternalLink>
        </li>
      </ul>
    </div>
  );
}
