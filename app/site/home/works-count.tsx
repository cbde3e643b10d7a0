import { useTranslation } from 'react-i18next';
import styles from './works-count.module.css';

interface WorksCountProps {
  readonly count: number;
  readonly isBesideTile?: boolean;
}

/** Number and word are styled separately, in the order of any language. */
export function WorksCount({ count, isBesideTile }: WorksCountProps) {
  const { t } = useTranslation();
  // At the first number only: the words of the artist may hold another one.
  const [before, number, after] = t('worksCount', { count }).split(/(\d+)(.*)/s);
  return (
    <span className={styles.root} data-beside={isBesideTile}>
      {before}
      <span className={styles.number}>{number}</span>
      <span className={styles.unit}>{after}</span>
    </span>
  );
}
