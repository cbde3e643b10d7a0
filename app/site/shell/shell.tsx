import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import primitives from '#app/ui/primitives.module.css';
import { paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import { Footer } from './footer.tsx';
import { Header, SidePanel } from './header.tsx';
import { LanguageModal } from './language.tsx';
import styles from './shell.module.css';

const CONTENT_ID = 'content';

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
      <dialog className={styles.reload} aria-label={t('reloadPage')} data-reload="">
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
