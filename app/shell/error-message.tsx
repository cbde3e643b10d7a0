import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import { NotFound } from '../features/not-found/not-found.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './error-message.module.css';

/** What stands in the place of a page that could not be shown: a word of explanation and a way on. */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <section className={styles.root}>
      <title>{t('errorTitle')}</title>
      <h1>{t('errorTitle')}</h1>
      <p>{t('errorText')}</p>
      {/* The empty address is this page: a full load, since what failed may be the scripts themselves. */}
      <a href="">{t('tryAgain')}</a> <Link to={to.home}>{t('button.home')}</Link>
    </section>
  );
}
