import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type GeneratedWork, generatedTexts } from '#app/add/export/generated-work.ts';
import fieldStyles from '#app/add/form/field.module.css';
import { Field } from '#app/add/form/field.tsx';
import { useLanguage } from '#app/i18n/page-address.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { firstLanguage, type Language } from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import styles from './generated-texts.module.css';

/** Spec §2: a gallery entry and a translation entry, as read-only JSON. */
export function GeneratedTexts({ work }: { readonly work: GeneratedWork }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const { entry, words } = generatedTexts(work);
  const labelOf = (language: Language) => {
    if (language === firstLanguage()) return t('add.out.words');
    if (language === 'en') return t('add.out.wordsEn');
    return t('add.out.wordsIn', { language: languageName(language, own) });
  };
  return (
    <div className={styles.root}>
      <GeneratedText label={t('add.out.entry')} text={entry} />
      {Object.entries(words).map(([language, text]) => (
        <GeneratedText key={language} label={labelOf(language)} text={text} />
      ))}
    </div>
  );
}

const ROWS = 12;

function GeneratedText({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(field);
  return (
    <div className={styles.text}>
      <Field label={label}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className={`${fieldStyles.control} ${styles.code}`}
            rows={ROWS}
            readOnly
            spellCheck={false}
            value={text}
          />
        )}
      </Field>
      <button type="button" className={styles.copy} onClick={() => copy(text)}>
        {t('add.out.copy', { what: label })}
      </button>
      <div role="status">
        {state !== 'idle' && (
          <span>{t(state === 'copied' ? 'add.out.copied' : 'add.out.notCopied')}</span>
        )}
      </div>
    </div>
  );
}
