import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';

type ButtonProps = ComponentProps<'button'>;

export function Button(props: ButtonProps) {
  return <button type="button" className={styles.button} {...props} />;
}

export function Chip({ isOn, ...props }: ButtonProps & { readonly isOn: boolean }) {
  return <Button className={styles.chip} aria-pressed={isOn} {...props} />;
}

export function RemoveButton({ what, ...props }: ButtonProps & { readonly what: string }) {
  const { t } = useTranslation();
  return <Button {...props}>{t('add.studio.remove', { what })}</Button>;
}

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

/** A second press closes the question. */
export function ConfirmButton({ label, question, confirm, onConfirm }: ConfirmButtonProps) {
  return (
    <details>
      <summary className={styles.button}>{label}</summary>
      <div className={styles.notice}>
        <p>{question}</p>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </details>
  );
}
