import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { firstLanguage } from '#catalogue/words/language.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import styles from './work-tile.module.css';

interface WorkTileProps {
  readonly work: CatalogueWork;
}

/** A work by its picture and title, and what is special about it. */
export function WorkTile({ work }: WorkTileProps) {
  const { t } = useTranslation();
  const title = useTitle(work);
  return (
    <>
      <span className={styles.picture} data-hidden={!isListed(work.entry) || undefined}>
        <Picture photo={work.photo} alt="" sizes="9rem" isThumbnail />
      </span>
      <span className={styles.title} lang={title.language}>
        {title.text}
      </span>
      <span className={styles.facts}>{useFacts(work, t('add.works.number', work.entry))}</span>
    </>
  );
}

/** What a work is called in the language of this page, or in the first one. */
export function useTitle({ words }: CatalogueWork): { text: string; language: string | undefined } {
  const { t } = useTranslation();
  const own = useLanguage();
  const language = [own, firstLanguage()].find((each) => words[each]?.title.trim());
  return { text: (language && words[language]?.title) || t('untitled'), language };
}

/** Its number, and what else visitors would see of it: that it is hidden, or sold. */
export function useFacts({ entry }: CatalogueWork, ...first: readonly string[]): string {
  const { t } = useTranslation();
  const { availability } = entry;
  return [
    ...first,
    isListed(entry) ? '' : t('add.works.hidden'),
    availability ? t(`availability.${availability}`) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
