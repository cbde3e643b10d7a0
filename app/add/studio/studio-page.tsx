import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Away } from './away.tsx';
import styles from './studio-page.module.css';
import type { StudioView } from './studio-view.ts';

/** The published site contains none of it. */
const Studio = import.meta.env.DEV ? lazy(() => import('./studio.tsx')) : Away;

export function StudioPage({ view }: { readonly view: StudioView }) {
  const { t } = useTranslation();
  const title = useViewTitle(view);
  const studio = t('add.studio.label');
  // The prerendered head belongs to the form of works.
  useEffect(() => {
    document.title = `${title} — ${studio}`;
  }, [title, studio]);
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <Suspense fallback={<p role="status">{t('add.studio.loading')}</p>}>
        <Studio view={view} />
      </Suspense>
    </div>
  );
}

function useViewTitle({ edit, post }: StudioView): string {
  const { t } = useTranslation();
  if (edit === 'about') return t('about');
  if (edit === 'contacts') return t('contacts');
  if (edit === 'heroes') return t('add.studio.heroes');
  if (post === undefined) return t('news');
  return t(post === 'new' ? 'add.studio.post.begin' : 'add.studio.post.editing');
}
