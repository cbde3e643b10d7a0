import type { ReactNode } from 'react';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import styles from './caption.module.css';
import { Words } from './i18n/word.tsx';

interface CaptionProps {
  readonly label?: string;
  readonly title: LocalizedText;
  /** Lines below the title, the quiet ones as `small`. */
  readonly children?: ReactNode;
}

/** The title of a linked work or post, and what else is known. */
export function Caption({ label, title, children }: CaptionProps) {
  return (
    <span className={styles.root}>
      {label && <small>{label}</small>}
      <span className={styles.title}>
        <Words of={title} />
      </span>
      {children}
    </span>
  );
}
