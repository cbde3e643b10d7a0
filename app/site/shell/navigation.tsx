import { useTranslation } from 'react-i18next';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { ExternalLink, PageLink } from '#app/ui/link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Identity } from '#catalogue/site.ts';
import styles from './header.module.css';

interface NavigationProps {
  readonly label: string;
  /** `row` in the header, `column` in the side panel. */
  readonly direction?: 'row' | 'column';
}

/** Spec §2: home, about, news, gallery, contacts, in this order. */
export function Navigation({ label, direction = 'row' }: NavigationProps) {
  const pathTo = paths(useLanguage());
  const here = usePagePath();
  const isCurrent = (path: string) =>
    path === here || (path !== pathTo.home && here.startsWith(`${path}/`));
  const links = [
    { path: pathTo.home, word: 'home' },
    { path: pathTo.about, word: 'about' },
    { path: pathTo.news, word: 'news' },
    { path: pathTo.gallery, word: 'gallery' },
    { path: pathTo.contact, word: 'contacts' },
  ] as const;
  return (
    <nav aria-label={label}>
      <ul className={styles.links} data-direction={direction}>
        {links.map(({ path, word }) => (
          <li key={path}>
            <PageLink
              className={styles.link}
              to={path}
              aria-current={isCurrent(path) ? 'page' : undefined}
            >
              <Word of={word} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shop, school and 'write a letter', where `site.json` names them. */
export function FurtherLinks({ links = {} }: { readonly links: Identity['links'] | undefined }) {
  const { t } = useTranslation();
  const shown = (['shop', 'school', 'letter'] as const).flatMap((kind) => {
    const address = links[kind];
    return address ? [{ kind, address }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.further}>
      {shown.map(({ kind, address }) => (
        <li key={kind}>
          <ExternalLink address={address} newTabLabel={t('opensInNewTab')}>
            {t(kind)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
