import { useTranslation } from 'react-i18next';
import { moved } from '#app/ui/move-item.ts';
import styles from './fields.module.css';

interface RowButtonsProps<Item> {
  readonly what: string;
  readonly index: number;
  readonly list: readonly Item[];
  readonly onChange: (list: readonly Item[]) => void;
}

export function RowButtons<Item>({ what, index, list, onChange }: RowButtonsProps<Item>) {
  const { t } = useTranslation();
  const moves = [
    { key: 'up', to: index - 1 },
    { key: 'down', to: index + 1 },
  ] as const;
  return (
    <>
      {moves
        .filter(({ to }) => to >= 0 && to < list.length)
        .map(({ key, to }) => (
          <button
            key={key}
            type="button"
            className={styles.way}
            aria-label={t(`add.studio.${key}`, { what })}
            onClick={() => onChange(moved(list, index, to))}
          >
            {t(`add.studio.${key}Short`)}
          </button>
        ))}
      <button
        type="button"
        className={styles.way}
        aria-label={t('add.studio.remove', { what })}
        onClick={() => onChange(list.filter((_, at) => at !== index))}
      >
        {t('add.studio.removeShort')}
      </button>
    </>
  );
}
