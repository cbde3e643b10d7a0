import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedProps } from '#app/editor/documents/document.ts';
import { useDocument } from '#app/editor/editor-context.ts';
import { worksIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { Control } from './control.tsx';
import styles from './fields.module.css';
import { SortableList } from './sortable-list.tsx';
import { useValue } from './text-field.tsx';

/** The works that a post is about. */
export function WorksField({ name, label }: NamedProps) {
  const { t } = useTranslation();
  const { ref, value: ids = [], setValue, messages } = useValue<readonly number[]>(name);
  const { files } = useDocument().folder;
  const [chosen, setChosen] = useState('');
  const titleOf = (id: number) => {
    const title = workWithTexts(files, id)?.texts[firstLanguage()]?.title;
    return t('add.studio.post.untitledWork', { id, title: title || t('untitled') });
  };
  const others = worksIn(files)
    .filter(({ id }) => !ids.includes(id))
    .map(({ id }) => ({ id, title: titleOf(id) }))
    .sort((one, other) => one.title.localeCompare(other.title, firstLanguage()));
  const add = () => {
    if (chosen !== '') setValue([...ids, Number(chosen)]);
    setChosen('');
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <SortableList
        ids={ids}
        labelOf={(index) => titleOf(ids[index] ?? 0)}
        onChange={(changed) => setValue(changed(ids))}
        canRemove
      >
        {(index) => <span lang={firstLanguage()}>{titleOf(ids[index] ?? 0)}</span>}
      </SortableList>
      <Control
        as="select"
        ref={ref}
        label={t('add.studio.post.workChoice')}
        messages={messages}
        lang={firstLanguage()}
        value={chosen}
        onChange={setChosen}
      >
        <option value="" />
        {others.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Control>
      {/* Arrow keys on the list must not add works. */}
      <button type="button" className={styles.button} onClick={add}>
        {t('add.studio.post.addWork')}
      </button>
    </fieldset>
  );
}
