import { urlOf } from '#app/ui/i18n/base-path.ts';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { LICENCES_FILE, paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import styles from './footer.module.css';
import { LanguageModalLink } from './language.tsx';
import { FurtherLinks } from './navigation.tsx';

export const FOOTER_ID = 'footer';

export function Footer({ identity }: { readonly identity: Identity }) {
  const { name, siteUrl, contacts, links } = identity;
  const path = usePagePath();
  const url = siteUrl && siteUrl + urlOf(path);
  return (
    <footer id={FOOTER_ID} className={styles.root}>
      <p>© {name}</p>
      <PageLink to={paths(useLanguage()).contact}>
        <Word of="contacts" />
      </PageLink>
      <FurtherLinks links={links} />
      <div className={styles.site}>
        <a className={styles.licences} href={urlOf(LICENCES_FILE)} hrefLang="en">
          <Word of="licences" />
        </a>
        <LanguageModalLink>
          <Word of="language" />
        </LanguageModalLink>
      </div>
      <p className={styles.imprint}>{[name, url, contacts.email].filter(Boolean).join(' · ')}</p>
    </footer>
  );
}
