import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import styles from './not-found.module.css';

/** Spec §2: the translated message and the way home. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <section className={styles.root}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.message}>{t('pageNotFound')}</h1>
      <Link className={styles.home} to={paths(useLanguage()).home}>
        {t('button.home')}
      </Link>
    </section>
  );
}
