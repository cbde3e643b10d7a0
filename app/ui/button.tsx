import type { ComponentProps } from 'react';
import styles from './button.module.css';
import primitives from './primitives.module.css';

export function ScriptButton(props: ComponentProps<'button'>) {
  return (
    <span className={styles.scripted}>
      <button type="button" className={primitives.plain} {...props} />
    </span>
  );
}
