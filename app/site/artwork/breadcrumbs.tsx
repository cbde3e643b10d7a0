import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Words } from '#app/ui/words.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly category: Category;
  readonly page: number;
  readonly title: LocalizedText;
}

export function Breadcrumbs({ category, page, title }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  return (
    <nav className={styles.root} aria-label={t('breadcrumbs')}>
      <ol className={styles.steps}>
        <li>
          <PageLink to={pathTo.gallery}>
            <Word of="gallery" />
          </PageLink>
        </li>
        <li>
          <PageLink to={pathTo.categoryPage(category, page)}>
            <Word of={`category.${category}`} />
          </PageLink>
        </li>
        <li className={styles.here} aria-current="page">
          <Words of={title} />
        </li>
      </ol>
    </nav>
  );
}
