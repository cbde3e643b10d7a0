import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import fieldStyles from '#app/add/form/field.module.css';
import { Field } from '#app/add/form/field.tsx';
import { valueIn } from '#app/add/studio/edited-texts.ts';
import { useAddWorks } from '#app/add/use-add-works.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { firstLanguage } from '#catalogue/texts/language.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import styles from '../fields/fields.module.css';
import { RowButtons } from '../fields/row-buttons.tsx';
import { useStudioForm } from '../studio-form-context.ts';

const PLACE = ['post', 'works'] as const;

export function WorksOfPost() {
  const { t } = useTranslation();
  const { texts, write, faultsAt } = useStudioForm();
  const known = useAddWorks();
  const works = known.status === 'known' ? known.works : [];
  const [chosen, setChosen] = useState('');
  const faultsId = useId();
  const ids = (valueIn(texts, PLACE) as readonly number[] | undefined) ?? [];
  const change = (next: readonly number[]) => write(PLACE, next.length > 0 ? next : undefined);
  const titleOf = ({ entry: { id }, words }: StoredWork) =>
    t('add.studio.post.untitledWork', {
      id,
      title: words[firstLanguage()]?.title || t('untitled'),
    });
  const collator = new Intl.Collator(firstLanguage());
  const others = works
    .filter(({ entry }) => !ids.includes(entry.id))
    .map((work) => ({ id: work.entry.id, title: titleOf(work) }))
    .sort((a, b) => collator.compare(a.title, b.title));
  return (
    <fieldset className={styles.group} aria-describedby={faultsId}>
      <legend>{t('add.studio.post.works')}</legend>
      {ids.length > 0 && (
        <ul className={styles.rows}>
          {ids.map((id, index) => {
            const work = works.find(({ entry }) => entry.id === id);
            const title = work ? titleOf(work) : String(id);
            return (
              <li key={id} className={`${styles.row} ${styles.beside}`}>
                {work ? (
                  <Picture photo={work.photo} alt="" sizes="12rem" className={styles.picture} />
                ) : (
                  <span />
                )}
                <div className={styles.words}>
                  <span lang={firstLanguage()}>{title}</span>
                  <div className={styles.ways}>
                    <RowButtons what={title} index={index} list={ids} onChange={change} />
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div id={faultsId} className={styles.faults} aria-live="polite">
        {faultsAt(PLACE).map(({ words }) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <Field label={t('add.studio.post.workChoice')}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.control}
            lang={firstLanguage()}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="" />
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          onClick={() => {
            if (chosen !== '') change([...ids, Number(chosen)]);
            setChosen('');
          }}
        >
          {t('add.studio.post.addWork')}
        </button>
      </div>
    </fieldset>
  );
}
