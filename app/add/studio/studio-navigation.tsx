import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { useLabels } from '#app/i18n/translations.ts';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './studio-navigation.module.css';
import { STUDIO_VIEWS, type StudioView, viewQuery } from './studio-view.ts';

/** Links, so that Back works. */
export function StudioNavigation({ edit }: { readonly edit: StudioView['edit'] }) {
  const { news, about, contacts, add } = useLabels();
  const labels = { news, about, contacts, heroes: add.studio.heroes };
  const page = urlOf(paths(useLanguage()).add);
  return (
    <nav className={styles.root} aria-label={add.studio.label}>
      <ul className={styles.links}>
        {([undefined, ...STUDIO_VIEWS] as const).map((view) => (
          <li key={view ?? ''}>
            <a
              className={styles.link}
              href={view ? page + viewQuery({ edit: view }) : page}
              aria-current={view === edit ? 'page' : undefined}
            >
              {view ? labels[view] : add.studio.works}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
