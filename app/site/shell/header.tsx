import { useTranslation } from 'react-i18next';
import { searchUrl } from '#app/islands/search/search.client.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { searchFile } from '#app/ui/i18n/data-files.ts';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Modal, ModalLink } from '#app/ui/modal.tsx';
import { selectedCount } from '#app/ui/page-attributes.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import styles from './header.module.css';
import { LanguageModalLink, LanguageToggle } from './language.tsx';
import { FurtherLinks, Navigation } from './navigation.tsx';

const MENU_ID = 'menu';

interface HeaderProps {
  readonly name: string;
  readonly isHome: boolean;
}

/** Spec §2: transparent at the top of the home page, solid elsewhere; the logo appears once the hero's name is gone. */
export function Header({ name, isHome }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pathTo = paths(language);
  return (
    <header className={styles.root} data-transparent={isHome || undefined}>
      <div className={styles.bar}>
        <PageLink className={styles.logo} to={pathTo.home}>
          {name}
        </PageLink>
        <div className={styles.navigation}>
          <Navigation label={t('mainNavigation')} />
        </div>
        <PageLink
          className={styles.search}
          to={pathTo.allWorks()}
          aria-label={t('search.open')}
          aria-haspopup="dialog"
          {...searchUrl.props(urlOf(searchFile(language)))}
        />
        <LanguageToggle />
        <ModalLink className={styles.burger} modal={MENU_ID} label={t('menu')}>
          <span className={styles.bars} aria-hidden="true" />
        </ModalLink>
      </div>
      {/* `ui/selection.ts` shows it once the selection holds a work. */}
      <PageLink
        className={styles.selection}
        to={pathTo.selection}
        hidden
        {...selectedCount.props(0)}
      >
        <Word of="selection.title" />
      </PageLink>
    </header>
  );
}

/** Spec §2: the menu of narrow screens, at most 400 px or 65 % wide. */
export function SidePanel({ links }: { readonly links: Identity['links'] | undefined }) {
  const { t } = useTranslation();
  return (
    <Modal id={MENU_ID} label={t('menu')} closeLabel={t('close')} placement="side">
      <div className={styles.panel}>
        <Navigation label={t('menu')} direction="column" />
        <FurtherLinks links={links} />
        <LanguageModalLink>
          <Word of="language" />
        </LanguageModalLink>
      </div>
    </Modal>
  );
}
