import { usePage } from '#app/ui/i18n/translations.ts';
import { word } from '#app/ui/i18n/word.tsx';
import { ExternalLink, PageLink } from '#app/ui/link.tsx';
import { Modal } from '#app/ui/modal.tsx';
import primitives from '#app/ui/primitives.module.css';
import type { Site } from '#catalogue/site.ts';
import { LanguageModalLink } from './language.tsx';
import styles from './menu.module.css';

export const MENU_ID = 'menu';

const PAGES = ['home', 'about', 'news', 'gallery', 'contact'] as const;

type IdentityProps = Pick<Site, 'identity'>;

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

export function Navigation({ label }: { readonly label: string }) {
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
