import { searchUrl } from '#app/islands/search/search.client.ts';
import { usePage } from '#app/site/use-page.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { searchFile } from '#app/ui/i18n/data-files.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ExternalLink, PageLink } from '#app/ui/link.tsx';
import { Modal, ModalLink } from '#app/ui/modal.tsx';
import primitives from '#app/ui/primitives.module.css';
import { selectedCount } from '#app/ui/selection.ts';
import type { Site } from '#catalogue/site.ts';
import styles from './header.module.css';
import { LanguageModalLink, LanguageToggle } from './language.tsx';

const MENU_ID = 'menu';

const PAGES = ['home', 'about', 'news', 'gallery', 'contact'] as const;

const LENS = 'M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0m-3.2 4.3 6.4 6.4';

type IdentityProps = Pick<Site, 'identity'>;

export function Header({ identity }: IdentityProps) {
  const { t, language, path, pathTo } = usePage();
  return (
    <header className={styles.root} data-transparent={path === pathTo.home || undefined}>
      <div className={styles.bar}>
        <PageLink className={styles.logo} to={pathTo.home}>
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
        <ModalLink className={styles.burger} modal={MENU_ID} label={t('menu')}>
          <Icon path="M0 5h24M0 12h24M0 19h24" strokeWidth={2} />
        </ModalLink>
      </div>
      <PageLink
        className={styles.selection}
        to={pathTo.selection}
        hidden
        {...selectedCount.props(0)}
      >
        {word('selection.title')}
      </PageLink>
    </header>
  );
}

export function SidePanel({ identity }: IdentityProps) {
  const { t } = usePage();
  return (
    <Modal id={MENU_ID} label={t('menu')} closeLabel={t('close')} placement="side">
      <div className={styles.panel}>
        <Navigation label={t('menu')} />
        <OutsideLinks identity={identity} />
        <LanguageModalLink />
      </div>
    </Modal>
  );
}

function Navigation({ label }: { readonly label: string }) {
  const { path, pathTo } = usePage();
  const isCurrent = (to: string) =>
    to === path || (to !== pathTo.home && path.startsWith(`${to}/`));
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {PAGES.map((page) => (
          <li key={page}>
            <PageLink
              className={primitives.tab}
              to={pathTo[page]}
              aria-current={isCurrent(pathTo[page]) ? 'page' : undefined}
            >
              {word(page === 'contact' ? 'contacts' : page)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function OutsideLinks({ identity: { links = {} } }: IdentityProps) {
  const { t } = usePage();
  const kinds = (['shop', 'school', 'letter'] as const).filter((kind) => links[kind]);
  if (kinds.length === 0) return null;
  return (
    <ul className={styles.outsideLinks}>
      {kinds.map((kind) => (
        <li key={kind}>
          <ExternalLink href={links[kind] ?? ''} newTabLabel={t('opensInNewTab')}>
            {t(kind)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
