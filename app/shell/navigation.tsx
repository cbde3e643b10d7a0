import { useLanguage, usePagePath } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './navigation.module.css';

interface NavigationProps {
  readonly label: string;
  /** `row` in the header, `column` in the side panel. */
  readonly direction?: 'row' | 'column';
}

/** Spec §2: home, about, news, gallery, contacts, in this order. */
export function Navigation({ label, direction = 'row' }: NavigationProps) {
  const to = paths(useLanguage());
  const here = usePagePath();
  const isCurrent = (path: string) =>
    path === here || (path !== to.home && here.startsWith(`${path}/`));
  const links = [
    { path: to.home, word: 'home' },
    { path: to.about, word: 'about' },
    { path: to.news, word: 'news' },
    { path: to.gallery, word: 'gallery' },
    { path: to.contact, word: 'contacts' },
  ] as const;
  return (
    <nav aria-label={label}>
      <ul className={styles.links} data-direction={direction}>
        {links.map(({ path, word }) => (
          <li key={path}>
            <PageLink
              className={styles.link}
              to={path}
              {...(isCurrent(path) && { 'aria-current': 'page' as const })}
            >
              <Word of={word} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
