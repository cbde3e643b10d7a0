import { Word } from '#app/i18n/word.tsx';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header to what the page is about. */
export function SkipLink({ contentId }: { readonly contentId: string }) {
  return (
    <a className={styles.root} href={`#${contentId}`}>
      <Word of="skipToContent" />
    </a>
  );
}
