import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { paths } from '#catalogue/paths.ts';
import type { Identity } from '#catalogue/site-view.ts';
import { useOutdatedHead } from '../hooks/use-outdated-head.ts';
import { usePagePath } from '../hooks/use-page-path.ts';
import { useWayBack } from '../hooks/use-way-back.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { wordsIn } from '../i18n/words.ts';
import { AlternateLinks } from './alternate-links.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageModal } from './language-modal.tsx';
import { LoadingNotice } from './loading-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import styles from './shell.module.css';
import { SidePanel } from './side-panel.tsx';
import { SkipLink } from './skip-link.tsx';
import { useLateFonts } from './use-late-fonts.ts';

/** Where the page itself begins: what the skip link and every navigation lead to. */
const CONTENT_ID = 'content';

interface ShellProps {
  /** Missing only when the page that failed is the first one of a visit. */
  readonly identity: Identity | undefined;
  readonly children: ReactNode;
}

/** The frame of every page: header, panel, language modal, content and footer. */
export function Shell({ identity, children }: ShellProps) {
  const language = useLanguage();
  useOutdatedHead();
  useWayBack();
  useLateFonts();
  const isHome = usePagePath() === paths(language).home;
  return (
    <I18nextProvider i18n={wordsIn(language)}>
      {identity?.siteUrl && <AlternateLinks siteUrl={identity.siteUrl} />}
      <SkipLink contentId={CONTENT_ID} />
      <Header name={identity?.name} isHome={isHome} />
      {!isHome && <div className={styles.spacer} />}
      <SidePanel links={identity?.links} />
      <LanguageModal />
      <LoadingNotice />
      <RouteAnnouncer contentId={CONTENT_ID} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer identity={identity} />
    </I18nextProvider>
  );
}
