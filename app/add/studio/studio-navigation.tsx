import { useTranslation } from 'react-i18next';
import { fileAddress } from '#app/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { paths } from '#catalogue/site/paths.ts';
import styles from './studio-navigation.module.css';
import { STUDIO_VIEWS, type StudioView, viewQuery } from './studio-view.ts';

/** Links, so that Back works. */
export function StudioNavigation({ edit }: { readonly edit: StudioView['edit'] }) {
  const { t } = useTranslation();
  const page = fileAddress(paths(useLanguage()).add.slice(1));
  const labels = {
    news: t('news'),
    about: t('about'),
    contacts: t('contacts'),
    heroes: t('add.studio.heroes'),
  } as const;
  return (
    <nav className={styles.root} aria-label={t('add.studio.label')}>
      <ul className={styles.links}>
        {([undefined, ...STUDIO_VIEWS] as const).map((view) => (
          <li key={view ?? ''}>
            <a
              className={styles.link}
              href={view ? page + viewQuery({ edit: view }) : page}
              aria-current={view === edit ? 'page' : undefined}
            >
              {view ? labels[view] : t('add.studio.works')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
