import { useTranslation } from 'react-i18next';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import type { WarnedField } from '#app/add/form/work-warnings.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { useAddForm } from './add-form.ts';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import styles from './unknown-words.module.css';

interface UnknownWordsProps {
  readonly field: WarnedField;
  readonly vocabulary: WorkDraft['vocabulary'];
  readonly onChange: (fields: Pick<WorkDraft, 'vocabulary'>) => void;
}

export function UnknownWords({ field, vocabulary, onChange }: UnknownWordsProps) {
  const { t } = useTranslation();
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const unknown = useAddForm().unknownIn(field);
  if (unknown.length === 0) return null;
  return (
    <div className={styles.root}>
      {unknown.map(({ word, language }) => (
        <Field
          key={`${language} ${word}`}
          label={t('add.facts.translation', { word, language: names.of(language) })}
        >
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              type="text"
              autoComplete="off"
              lang={language}
              value={vocabulary[language]?.[word] ?? ''}
              onChange={(event) => {
                const words = { ...vocabulary[language], [word]: event.target.value };
                onChange({ vocabulary: { ...vocabulary, [language]: words } });
              }}
            />
          )}
        </Field>
      ))}
      <p className={styles.hint}>{t('add.facts.translationHint')}</p>
    </div>
  );
}
