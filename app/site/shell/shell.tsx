import type { ReactNode } from 'react';
import { usePage } from '#app/site/use-page.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { reloadDialog } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import primitives from '#app/ui/primitives.module.css';
import { LICENCES_FILE } from '#catalogue/paths/paths.ts';
import type { Site } from '#catalogue/site.ts';
import { Header, OutsideLinks, SidePanel } from './header.tsx';
import { LanguageModal, LanguageModalLink } from './language.tsx';
import styles from './shell.module.css';

const CONTENT_ID = 'content';

export const FOOTER_ID = 'footer';

interface ShellProps extends Pick<Site, 'identity'> {
  readonly children: ReactNode;
}

export function Shell({ identity, children }: ShellProps) {
  const { t, path, pathTo } = usePage();
  const { name, siteUrl, contacts } = identity;
  const url = siteUrl && siteUrl + urlOf(path);
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {word('skipToContent')}
      </a>
      <Header identity={identity} />
      {path !== pathTo.home && <div className={styles.spacer} />}
      <SidePanel identity={identity} />
      <LanguageModal />
      <div className={styles.notice} id="notice" role="status">
        <template>
          <span>{t('loading')}</span>
          <p>{t('connectionLost')}</p>
        </template>
      </div>
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
      <footer id={FOOTER_ID} className={styles.footer}>
        <p>© {name}</p>
        <PageLink to={pathTo.contact}>{word('contacts')}</PageLink>
        <OutsideLinks identity={identity} />
        <div className={styles.site}>
          <a className={styles.licences} href={urlOf(LICENCES_FILE)} hrefLang="en">
            {word('licences')}
          </a>
          <LanguageModalLink />
        </div>
        <p className={styles.imprint}>{[name, url, contacts.email].filter(Boolean).join(' · ')}</p>
      </footer>
    </>
  );
}
