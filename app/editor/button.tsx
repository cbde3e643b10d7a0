import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.button} {...props} />;
}

interface ChipProps extends ComponentProps<'button'> {
  readonly isOn: boolean;
}

export function Chip({ isOn, ...props }: ChipProps) {
  return <Button className={styles.chip} aria-pressed={isOn} {...props} />;
}

interface RemoveButtonProps extends ComponentProps<'button'> {
  readonly what: string;
}

export function RemoveButton({ what, ...props }: RemoveButtonProps) {
  const { t } = useTranslation();
  return (
    <Button aria-label={t('add.studio.remove', { what })} {...props}>
      {t('add.studio.removeShort')}
    </Button>
  );
}
