import styles from './lightbox.module.css';

interface StepButtonProps {
  readonly direction: 'previous' | 'next';
  readonly label: string;
  readonly isEnd: boolean;
  readonly onClick: () => void;
}

/** Spec §2: '<' or '>', which does nothing at the end. It stays a button there, so that it keeps the focus. */
export function StepButton({ direction, label, isEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-direction={direction}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
    >
      {direction === 'next' ? '>' : '<'}
    </button>
  );
}
