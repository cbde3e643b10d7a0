import type { ReactNode } from 'react';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageModal } from './language-modal.tsx';
import { LoadingNotice } from './loading-notice.tsx';
import styles from './shell.module.css';
import { SidePanel } from './side-panel.tsx';

const CONTENT_ID = 'content';

interface ShellProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

export function Shell({ identity, children }: ShellProps) {
  const isHome = usePagePath() === paths(useLanguage()).home;
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        <Word of="skipToContent" />
      </a>
      <Header name={identity.name} isHome={isHome} />
      {!isHome && <div className={styles.spacer} />}
      <SidePanel links={identity.links} />
      {otherLanguages().length > 0 && <LanguageModal />}
      <LoadingNotice />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer identity={identity} />
    </>
  );
}
