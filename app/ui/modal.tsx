import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useClosedOnNavigation } from '../hooks/use-closed-on-navigation.ts';
import { useSwipeAway } from '../hooks/use-swipe-away.ts';
import styles from './modal.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A fragment that no element has: leaving the `:target` of a modal without scrolling the page. */
const NOWHERE = '#_';

interface ModalProps {
  readonly id: string;
  readonly label: string;
  readonly closeLabel: string;
  readonly placement: 'side' | 'centre';
  readonly children: ReactNode;
}

/**
 * A native modal dialog over a dimmed overlay. It closes on the overlay, on Escape, on its close button, on every
 * link in it, on navigation and, at the side, on a swipe towards the edge.
 *
 * Without scripts it is shown as the page's `:target`, and its overlay and close button are links that lead away.
 */
export function Modal({ id, label, closeLabel, placement, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useClosedOnNavigation(ref);
  const swipe = useSwipeAway(() => placement === 'side' && ref.current?.close());

  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link?.hash === NOWHERE && ref.current?.open) event.preventDefault();
    if (link) ref.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer to keys; the dialog only hears of them.
    <dialog ref={ref} id={id} className={styles.root} aria-label={label} onClick={handleClick}>
      <div className={styles.box} data-placement={placement} {...swipe}>
        <a className={styles.close} href={NOWHERE}>
          <span aria-hidden="true">×</span>
          <VisuallyHidden>{closeLabel}</VisuallyHidden>
        </a>
        {children}
      </div>
      {/* biome-ignore lint/a11y/useAnchorContent: for the mouse only; the close button says the same to the others. */}
      <a className={styles.overlay} href={NOWHERE} tabIndex={-1} aria-hidden="true">
        {closeLabel}
      </a>
    </dialog>
  );
}
