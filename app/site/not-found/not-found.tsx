import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './not-found.module.css';

export function NotFound({ works = [] }: { readonly works?: readonly Work[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.message}>
        <Word of="pageNotFound" />
      </h1>
      <PageLink className={styles.home} to={paths(useLanguage()).home}>
        <Word of="button.home" />
      </PageLink>
      <WorkStrip heading={t('lookAround')} works={works} />
    </div>
  );
}
