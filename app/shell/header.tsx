import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#catalogue/paths.ts';
import { useClosedWhenHidden } from '../hooks/use-closed-when-hidden.ts';
import { useScrolled } from '../hooks/use-scrolled.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { ModalLink } from '../ui/modal-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { Navigation } from './navigation.tsx';
import { SIDE_PANEL_ID } from './side-panel.tsx';

interface HeaderProps {
  readonly name: string | undefined;
  readonly isHome: boolean;
}

/** Spec §2, header: transparent at the very top of the home page, solid and with the small logo elsewhere. */
export function Header({ name, isHome }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isScrolled = useScrolled();
  const isTransparent = isHome && !isScrolled;
  const burger = useRef<HTMLAnchorElement>(null);
  useClosedWhenHidden(burger, SIDE_PANEL_ID);
  return (
    <header className={styles.root} data-transparent={isTransparent || undefined}>
      <div className={styles.bar}>
        {!isHome && (
          <PageLink className={styles.logo} to={paths(language).home}>
            {name ?? t('home')}
          </PageLink>
        )}
        <div className={styles.navigation}>
          <Navigation label={t('mainNavigation')} />
        </div>
        <LanguageToggle />
        <ModalLink ref={burger} className={styles.burger} modal={SIDE_PANEL_ID} label={t('menu')}>
          <span className={styles.bars} aria-hidden="true" />
        </ModalLink>
      </div>
    </header>
  );
}
