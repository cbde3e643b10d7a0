import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { isListed, type StoredWork } from '#catalogue/works/catalogue.ts';
import styles from './work-tile.module.css';

interface WorkTileProps {
  readonly work: StoredWork;
}

export function WorkTile({ work }: WorkTileProps) {
  const { t } = useTranslation();
  return (
    <Tile
      photo={work.photo}
      isFaint={!isListed(work.entry)}
      title={useTitles()(work)}
      facts={useFacts(work, t('add.works.number', work.entry))}
    />
  );
}

interface TileProps {
  readonly photo: Photo | undefined;
  readonly isFaint?: boolean;
  readonly title: Title;
  readonly facts: string;
}

export function Tile({ photo, isFaint, title, facts }: TileProps) {
  return (
    <>
      <span className={styles.picture} data-faint={isFaint || undefined}>
        {photo && <Picture photo={photo} alt="" sizes="9rem" />}
      </span>
      <span className={styles.title} lang={title.language}>
        {title.text}
      </span>
      <span className={styles.facts}>{facts}</span>
    </>
  );
}

interface Title {
  readonly text: string;
  readonly language: string | undefined;
}

export function useTitles(): (work: StoredWork) => Title {
  const { t } = useTranslation();
  const own = useLanguage();
  return ({ words }) => {
    const language = [own, firstLanguage()].find((each) => words[each]?.title.trim());
    return { text: (language && words[language]?.title) || t('untitled'), language };
  };
}

export function useFacts({ entry }: StoredWork, ...first: readonly string[]): string {
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
