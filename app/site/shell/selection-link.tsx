import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './selection-link.module.css';

/** `selection-marks.ts` shows it once the selection holds a work. */
export function SelectionLink() {
  return (
    <PageLink className={styles.root} to={paths(useLanguage()).selection} hidden data-selected="0">
      <Word of="selection.title" />
    </PageLink>
  );
}
