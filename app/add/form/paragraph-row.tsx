import { useTranslation } from 'react-i18next';
import type { DraftParagraph } from '#app/add/drafts/work-draft.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { PARAGRAPH_CLASSES, type ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import { type Language, siteLanguages } from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import styles from './paragraph-row.module.css';

interface ParagraphRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly paragraph: DraftParagraph;
  readonly onChange: (paragraph: DraftParagraph) => void;
  readonly onFocus: () => void;
}

export function ParagraphRow({ number, paragraph, onChange, onFocus }: ParagraphRowProps) {
  const { t } = useTranslation();
  const own = useLanguage();
  const { classes, words } = paragraph;
  const toggle = (name: ParagraphClass) =>
    onChange({
      ...paragraph,
      classes: classes.includes(name)
        ? classes.filter((each) => each !== name)
        : [...classes, name],
    });
  const write = (language: Language, text: string) => {
    // Only poems keep the line breaks of a paragraph.
    const isPoem = text.trim().includes('\n') && !classes.includes('pre-line');
    const looks: readonly ParagraphClass[] = isPoem ? [...classes, 'pre-line'] : classes;
    onChange({ ...paragraph, words: { ...words, [language]: text }, classes: looks });
  };
  const labelOf = (language: Language) =>
    language === 'ru' || language === 'en'
      ? t(`add.story.${language}`, { number })
      : t('add.story.in', { number, language: languageName(language, own) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its fields is being written in.
    <div className={styles.root} onFocus={onFocus}>
      {siteLanguages().map((language) => (
        <Field key={language} label={labelOf(language)}>
          {(control) => (
            <textarea
              {...control}
              className={fieldStyles.control}
              lang={language}
              rows={3}
              value={words[language] ?? ''}
              onChange={(event) => write(language, event.target.value)}
            />
          )}
        </Field>
      ))}
      <fieldset className={styles.looks} aria-label={t('add.story.look', { number })}>
        {PARAGRAPH_CLASSES.map((name) => (
          <label key={name} className={styles.look}>
            <input type="checkbox" checked={classes.includes(name)} onChange={() => toggle(name)} />
            {t(`add.story.${name}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
