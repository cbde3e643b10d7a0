import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** Starts the slideshow or opens the choice of ways to share. */
export function ScriptButton(props: ComponentProps<'button'>) {
  return (
    <span className={styles.scripted}>
      <button type="button" className={styles.plain} {...props} />
    </span>
  );
}
