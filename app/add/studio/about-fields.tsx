import { useTranslation } from 'react-i18next';
import { valueIn, withValue } from '#app/add/studio/edited-texts.ts';
import type { Biography } from '#catalogue/schema/locale-files.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import styles from './fields/fields.module.css';
import { InLanguages } from './fields/in-languages.tsx';
import { LinesAt } from './fields/lines-at.tsx';
import { NUMBERED, numbered, toNumbered } from './fields/list-text.ts';
import { PhotoAt } from './fields/photo-at.tsx';
import { RowButtons } from './fields/row-buttons.tsx';
import { TextAt } from './fields/text-at.tsx';
import { useStudioForm } from './studio-form-context.ts';

type Section = Biography['cv'][string];

const NO_SECTION: Section = { title: '', items: {} };

export function AboutFields() {
  const { t } = useTranslation();
  return (
    <>
      <PhotoAt
        at={['about', 'portrait']}
        kind="about"
        label={t('add.studio.life.portrait')}
        wanted="portrait.jpg"
      />
      <InLanguages label={t('add.studio.life.lead')}>
        {(language, label) => (
          <TextAt
            at={[`biography ${language}`, 'lead']}
            label={label}
            lang={language}
            rows={3}
            isRequired
          />
        )}
      </InLanguages>
      <InLanguages label={t('add.studio.life.text')}>
        {(language, label) => (
          <LinesAt
            at={[`biography ${language}`, 'text']}
            label={label}
            lang={language}
            rows={16}
            between="paragraphs"
            form={NUMBERED}
            isRequired
          />
        )}
      </InLanguages>
      <Sections />
    </>
  );
}

/** The same number is the same section in every language. */
function Sections() {
  const { t } = useTranslation();
  const { texts, edit } = useStudioForm();
  const placeIn = (language: string) => [`biography ${language}`, 'cv'];
  const lists = siteLanguages().map((language) =>
    numbered<Section>(valueIn(texts, placeIn(language))),
  );
  const length = Math.max(0, ...lists.map((list) => list.length));
  const rows = Array.from({ length }, (_, index) => lists.map((list) => list[index] ?? NO_SECTION));
  const change = (next: readonly (readonly Section[])[]) =>
    edit((all) =>
      siteLanguages().reduce(
        (changed, language, index) =>
          withValue(
            changed,
            placeIn(language),
            toNumbered(next.map((row) => row[index] ?? NO_SECTION)),
          ),
        all,
      ),
    );
  return (
    <fieldset className={styles.group}>
      <legend>{t('add.studio.life.cv')}</legend>
      <p className={styles.hint}>{t('add.studio.life.cvHint')}</p>
      <ol className={styles.rows}>
        {rows.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections are told apart by their numbers, in the folder too.
          <li key={index} className={styles.row}>
            <InLanguages label={`${index + 1}. ${t('add.studio.life.title')}`}>
              {(language, label) => (
                <TextAt
                  at={[...placeIn(language), String(index + 1), 'title']}
                  label={label}
                  lang={language}
                  isRequired
                />
              )}
            </InLanguages>
            <InLanguages label={t('add.studio.life.items')}>
              {(language, label) => (
                <LinesAt
                  at={[...placeIn(language), String(index + 1), 'items']}
                  label={label}
                  lang={language}
                  rows={5}
                  between="lines"
                  form={NUMBERED}
                  isRequired
                />
              )}
            </InLanguages>
            <div className={styles.ways}>
              <RowButtons
                what={t('add.studio.life.section', { number: index + 1 })}
                index={index}
                list={rows}
                onChange={change}
              />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          onClick={() => change([...rows, siteLanguages().map(() => NO_SECTION)])}
        >
          {t('add.studio.life.add')}
        </button>
      </div>
    </fieldset>
  );
}
