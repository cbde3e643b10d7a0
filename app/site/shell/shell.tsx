import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { reloadDialog } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import primitives from '#app/ui/primitives.module.css';
import { LICENCES_FILE, paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import { Header, SidePanel } from './header.tsx';
import { LanguageModal, LanguageModalLink } from './language.tsx';
import { FurtherLinks } from './navigation.tsx';
import styles from './shell.module.css';

const CONTENT_ID = 'content';

export const FOOTER_ID = 'footer';

interface ShellProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

export function Shell({ identity, children }: ShellProps) {
  const { t } = useTranslation();
  const isHome = usePagePath() === paths(useLanguage()).home;
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        <Word of="skipToContent" />
      </a>
      <Header name={identity.name} isHome={isHome} />
      {!isHome && <div className={styles.spacer} />}
      <SidePanel links={identity.links} />
      <LanguageModal />
      {/* Spec §2: 'Loading ...'. `notice.ts` shows one of the texts. */}
      <div
        className={styles.notice}
        id="notice"
        role="status"
        data-loading={t('loading')}
        data-lost={t('connectionLost')}
      />
      {/* `ui/island.ts` shows it. A dialog, so that it also appears over an open one. */}
      <dialog className={styles.reload} aria-label={t('reloadPage')} {...reloadDialog.props()}>
        <a href="?">{t('reloadPage')}</a>
        <form method="dialog">
          <button type="submit" className={primitives.sign} aria-label={t('close')}>
            ×
          </button>
        </form>
      </dialog>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer identity={identity} />
    </>
  );
}

function Footer({ identity }: { readonly identity: Identity }) {
  const { name, siteUrl, contacts, links } = identity;
  const path = usePagePath();
  const url = siteUrl && siteUrl + urlOf(path);
  return (
    <footer id={FOOTER_ID} className={styles.footer}>
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
