import { useTranslation } from 'react-i18next';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { searchFile } from '#app/ui/i18n/data-files.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { PageLink } from '#app/ui/link.tsx';
import { ModalLink } from '#app/ui/modal-link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './header.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { Navigation } from './navigation.tsx';
import { SelectionLink } from './selection-link.tsx';
import { SIDE_PANEL_ID } from './side-panel.tsx';

interface HeaderProps {
  readonly name: string;
  readonly isHome: boolean;
}

/** Spec §2: transparent at the top of the home page, solid elsewhere; the logo appears once the hero's name is gone. */
export function Header({ name, isHome }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className={styles.root} data-transparent={isHome || undefined}>
      <div className={styles.bar}>
        <PageLink className={styles.logo} to={paths(language).home}>
          {name}
        </PageLink>
        <div className={styles.navigation}>
          <Navigation label={t('mainNavigation')} />
        </div>
        <PageLink
          className={styles.search}
          to={paths(language).allWorks()}
          aria-label={t('search.open')}
          aria-haspopup="dialog"
          data-search={urlOf(searchFile(language))}
        />
        <LanguageToggle />
        <ModalLink className={styles.burger} modal={SIDE_PANEL_ID} label={t('menu')}>
          <span className={styles.bars} aria-hidden="true" />
        </ModalLink>
      </div>
      <SelectionLink />
    </header>
  );
}
