import { useTranslation } from 'react-i18next';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { ModalLink } from '#app/ui/modal-link.tsx';
import { LICENCES_FILE, paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import styles from './footer.module.css';
import { FurtherLinks } from './further-links.tsx';
import { LANGUAGE_MODAL_ID } from './language-modal.tsx';

export const FOOTER_ID = 'footer';

export function Footer({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const page = usePagePath();
  const address = identity.siteUrl && identity.siteUrl + urlOf(page);
  return (
    <footer id={FOOTER_ID} className={styles.root}>
      <p>© {identity.name}</p>
      <PageLink to={paths(language).contact}>
        <Word of="contacts" />
      </PageLink>
      <FurtherLinks links={identity.links} />
      <div className={styles.site}>
        <a className={styles.licences} href={urlOf(LICENCES_FILE)} hrefLang="en">
          <Word of="licences" />
        </a>
        {otherLanguages().length > 0 && (
          <ModalLink modal={LANGUAGE_MODAL_ID} label={t('language')}>
            <Word of="language" />
          </ModalLink>
        )}
      </div>
      <p className={styles.imprint}>
        {[identity.name, address, identity.contacts.email].filter(Boolean).join(' · ')}
      </p>
    </footer>
  );
}
