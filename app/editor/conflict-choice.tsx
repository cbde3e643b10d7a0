import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditConflict } from '#catalogue/change/apply-change.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import type { Field } from './documents/document.ts';
import styles from './editor.module.css';

interface ConflictChoiceProps {
  readonly conflicts: readonly EditConflict[];
  /** Name of the field, from the path of a conflict. */
  readonly nameOf: (path: readonly string[]) => string;
  readonly fields: readonly Field[];
  readonly onChoose: (choices: readonly Version[]) => void;
}

type Version = 'own' | 'saved';

/** The same field was changed here and in the folder. */
export function ConflictChoice({ conflicts, nameOf, fields, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Readonly<Record<number, Version>>>({});
  const decided = conflicts.flatMap((_, index) => choices[index] ?? []);
  const isDecided = decided.length === conflicts.length;
  return (
    <section className={styles.notice} role="alert">
      <p>{t('add.conflict.heading')}</p>
      {conflicts.map(({ path, value, saved }, index) => (
        <fieldset key={path.join()} className={styles.actions}>
          <legend>{labelOf(fields, nameOf(path)) ?? nameOf(path)}</legend>
          {(['own', 'saved'] as const).map((choice) => (
            <label key={choice} className={styles.version}>
              <input
                type="radio"
                name={`conflict ${index}`}
                checked={choices[index] === choice}
                onChange={() => setChoices({ ...choices, [index]: choice })}
              />
              <span>
                {t(`add.conflict.${choice}`)}
                <q>{textOf(choice === 'own' ? value : saved)}</q>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className={styles.button}
        aria-disabled={!isDecided}
        onClick={() => isDecided && onChoose(decided)}
      >
        {t('add.conflict.choose')}
      </button>
    </section>
  );
}

function labelOf(fields: readonly Field[], name: string): string | undefined {
  for (const field of fields) {
    if (field.kind === 'group') {
      const label = labelOf(field.fields, name);
      if (label) return label;
    } else {
      const names = field.kind === 'texts' ? siteLanguages().map(field.name) : [field.name].flat();
      if (names.some((each) => `${name}.`.startsWith(`${each}.`))) return field.label;
    }
  }
  return undefined;
}

/** Of a text, or of every text in a list. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
