import type { ReactNode } from 'react';
import { searchUrl } from '#app/islands/search/search.client.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { searchFile } from '#app/ui/i18n/data-files.ts';
import { usePage } from '#app/ui/i18n/translations.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { reloadDialog } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import { ModalLink } from '#app/ui/modal.tsx';
import primitives from '#app/ui/primitives.module.css';
import { selectedCount } from '#app/ui/selection.ts';
import { LICENCES_FILE } from '#catalogue/paths/paths.ts';
import type { Site } from '#catalogue/site.ts';
import header from './header.module.css';
import { LanguageModal, LanguageModalLink, LanguageToggle } from './language.tsx';
import { MENU_ID, Navigation, OutsideLinks, SidePanel } from './menu.tsx';
import styles from './shell.module.css';

const LENS = 'M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0m-3.2 4.3 6.4 6.4';

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
      {path !== pathTo.home && <div className={`${styles.spacer} ${primitives.screen}`} />}
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
        <form method="dialog" className={primitives.row}>
          <a href="?">{t('reloadPage')}</a>
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

function Header({ identity }: Pick<ShellProps, 'identity'>) {
  const { t, language, path, pathTo } = usePage();
  return (
    <header className={header.root} data-transparent={path === pathTo.home || undefined}>
      <div className={header.bar}>
        <PageLink className={header.logo} to={pathTo.home}>
          {identity.name}
        </PageLink>
        <Navigation label={t('mainNavigation')} />
        <PageLink
          className={primitives.sign}
          to={pathTo.allWorks()}
          aria-label={t('search.open')}
          aria-haspopup="dialog"
          {...searchUrl.props(urlOf(searchFile(language)))}
        >
          <Icon path={LENS} strokeWidth={2} />
        </PageLink>
        <LanguageToggle />
        <ModalLink className={header.burger} modal={MENU_ID} label={t('menu')}>
          <Icon path="M0 5h24M0 12h24M0 19h24" strokeWidth={2} />
        </ModalLink>
      </div>
      <PageLink
        className={header.selection}
        to={pathTo.selection}
        hidden
        {...selectedCount.props(0)}
      >
        {word('selection.title')}
      </PageLink>
    </header>
  );
}
