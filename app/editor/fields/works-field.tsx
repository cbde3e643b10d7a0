import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocument } from '#app/editor/editor-context.ts';
import { moved } from '#app/ui/move-item.ts';
import { worksIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { SortableList } from './sortable-list.tsx';
import { useValue } from './use-value.ts';

interface WorksProps {
  readonly name: string;
  readonly label: string;
}

/** The works that a post is about. */
export function WorksField({ name, label }: WorksProps) {
  const { t } = useTranslation();
  const { ref, value: ids = [], setValue, messages } = useValue<readonly number[]>(name);
  const { folder } = useDocument();
  const [chosen, setChosen] = useState('');
  const titleOf = (id: number) => {
    const title = workWithTexts(folder.files, id)?.texts[firstLanguage()]?.title;
    return t('add.studio.post.untitledWork', { id, title: title || t('untitled') });
  };
  const others = worksIn(folder.files)
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
        onMove={(from, to) => setValue(moved(ids, from, to))}
        onRemove={(index) => setValue(ids.filter((_, at) => at !== index))}
      >
        {(index) => <span lang={firstLanguage()}>{titleOf(ids[index] ?? 0)}</span>}
      </SortableList>
      <FieldFrame label={t('add.studio.post.workChoice')} messages={messages}>
        {(control) => (
          <select
            {...control}
            ref={ref}
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
      </FieldFrame>
      {/* Arrow keys on the list must not add works. */}
      <button type="button" className={styles.button} onClick={add}>
        {t('add.studio.post.addWork')}
      </button>
    </fieldset>
  );
}
