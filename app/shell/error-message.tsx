import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import { NotFound } from '../features/not-found/not-found.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './error-message.module.css';
import { wasReachedInside } from './recover-from-missing-page.ts';

/**
 * What stands in the place of a page that could not be shown: a word of explanation and a way on. Code and data of two
 * builds may not fit together: a page that was reached inside the site is asked for as a whole, once.
 */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  const location = useLocation();
  useEffect(() => {
    if (wasReachedInside()) window.location.reload();
  }, []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <section className={styles.root}>
      <title>{t('errorTitle')}</title>
      <h1>{t('errorTitle')}</h1>
      <p>{t('errorText')}</p>
      <p className={styles.ways}>
        {/* A full load, since what failed may be the scripts themselves. */}
        <Link to={location} reloadDocument>
          {t('tryAgain')}
        </Link>
        <Link to={to.home}>{t('button.home')}</Link>
      </p>
    </section>
  );
}
