import { useTranslation } from 'react-i18next';
import { Chip, Control, More } from '#app/editor/controls.tsx';
import { inLanguage, type NamedProps } from '#app/editor/documents/document.ts';
import {
  fromLines,
  isWritten,
  type Paragraph,
  toLines,
  withText,
} from '#app/editor/documents/story.ts';
import styles from '#app/editor/editor.module.css';
import { PARAGRAPH_CLASSES, type ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import { firstLanguage, siteLanguages } from '#catalogue/texts/language.ts';
import { useValue } from './text-field.tsx';

/** Spec §2: one paragraph per line. Below, each paragraph in all languages. */
export function ParagraphsField({ name, label }: NamedProps) {
  const { t } = useTranslation();
  const { value: story = [], setValue, ...props } = useValue<readonly Paragraph[]>(name);
  const written = story.filter(isWritten);
  return (
    <div className={styles.stack}>
      <Control
        {...props}
        label={label}
        rows={5}
        lang={firstLanguage()}
        value={toLines(story)}
        onChange={(text) => setValue(fromLines(text, story))}
      />
      {written.length > 0 && (
        <More label={t('add.story.rows')}>
          <p className={styles.hint}>{t('add.story.hint')}</p>
          {written.map((paragraph, index) => (
            <ParagraphFields
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their position.
              key={index}
              {...{ paragraph, number: index + 1 }}
              onChange={(next) => setValue(story.map((each) => (each === paragraph ? next : each)))}
            />
          ))}
        </More>
      )}
    </div>
  );
}

interface ParagraphFieldsProps {
  readonly paragraph: Paragraph;
  readonly number: number;
  readonly onChange: (paragraph: Paragraph) => void;
}

function ParagraphFields({ paragraph, number, onChange }: ParagraphFieldsProps) {
  const { t } = useTranslation();
  const { classes = [], texts } = paragraph;
  const toggle = (name: ParagraphClass) => {
    const others = classes.filter((each) => each !== name);
    const isOn = others.length < classes.length;
    onChange({ ...paragraph, classes: isOn ? others : [...classes, name] });
  };
  return (
    <div className={styles.group}>
      {siteLanguages().map((language) => (
        <Control
          key={language}
          label={inLanguage(t, t('add.story.paragraph', { number }), language)}
          lang={language}
          rows={3}
          value={texts[language] ?? ''}
          onChange={(text) => onChange(withText(paragraph, language, text))}
        />
      ))}
      <fieldset className={styles.actions} aria-label={t('add.story.look', { number })}>
        {PARAGRAPH_CLASSES.map((name) => (
          <Chip key={name} isOn={classes.includes(name)} onClick={() => toggle(name)}>
            {t(`add.story.${name}`)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
