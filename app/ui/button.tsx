import type { ComponentProps } from 'react';
import primitives from './primitives.module.css';

export function ScriptButton(props: ComponentProps<'button'>) {
  return (
    <span className={primitives.scripted}>
      <button type="button" className={primitives.plain} {...props} />
    </span>
  );
}
