import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditConflict } from '#catalogue/change/apply-change.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { Button } from './button.tsx';
import type { EditedDocument, Field } from './documents/document.ts';
import { conflictPath } from './documents/rebase.ts';
import styles from './editor.module.css';

type Version = 'own' | 'saved';

interface ConflictChoiceProps {
  readonly document: EditedDocument;
  readonly conflicts: readonly EditConflict[];
  readonly onChoose: (choices: readonly Version[]) => void;
}

/** The same field was changed here and in the folder. */
export function ConflictChoice({ document, conflicts, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Readonly<Record<number, Version>>>({});
  const decided = conflicts.flatMap((_, index) => choices[index] ?? []);
  const isDecided = decided.length === conflicts.length;
  return (
    <section className={styles.notice} role="alert">
      <p>{t('add.conflict.heading')}</p>
      {conflicts.map(({ path, value, saved }, index) => (
        <fieldset key={path.join()} className={styles.actions}>
          <legend>{labelOf(document.fields, conflictPath(document, path).join('.'))}</legend>
          {(['own', 'saved'] as const).map((choice) => (
            <label key={choice} className={styles.check}>
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
      <Button aria-disabled={!isDecided} onClick={() => isDecided && onChoose(decided)}>
        {t('add.conflict.choose')}
      </Button>
    </section>
  );
}

function labelOf(fields: readonly Field[], name: string): string | undefined {
  return fields
    .map((field) => {
      if (field.kind === 'group') return labelOf(field.fields, name);
      const names = field.kind === 'texts' ? siteLanguages().map(field.name) : [field.name].flat();
      return names.some((each) => `${name}.`.startsWith(`${each}.`)) ? field.label : undefined;
    })
    .find(Boolean);
}

/** Of a text, or of every text in a list. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
