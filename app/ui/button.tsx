import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ScriptButtonProps extends ComponentProps<'button'> {
  /** URL of the works for the slideshow, if the page does not know them itself. */
  readonly 'data-quiet'?: string;
}

/** Starts the slideshow or opens the choice of ways to share. */
export function ScriptButton(props: ScriptButtonProps) {
  return (
    <span className={styles.scripted}>
      <button type="button" className={styles.plain} {...props} />
    </span>
  );
}
