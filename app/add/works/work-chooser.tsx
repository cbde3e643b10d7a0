import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedChange, SavedChangeReport } from '#app/add/changes/saved-change.tsx';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import fieldStyles from '#app/add/form/field.module.css';
import { Field } from '#app/add/form/field.tsx';
import type { KnownWorks } from '#app/add/use-add-works.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { findWorks } from './arrange-works.ts';
import { OrderEditor } from './order-editor.tsx';
import styles from './work-chooser.module.css';
import { WorkDialog } from './work-dialog.tsx';
import { WorkTile } from './work-tile.tsx';

/** As many as a phone shows with ease; the others are one tap away. */
const FIRST_TILES = 48;

interface WorkChooserProps {
  readonly known: KnownWorks;
  readonly categories: readonly Category[];
  readonly onEdit: (work: StoredWork, change?: Partial<WorkDraft>) => void;
}

export function WorkChooser({ onEdit, ...known }: WorkChooserProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.root}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{t('add.works.heading')}</summary>
      {/* There can be hundreds of tiles, so they render on demand. */}
      {isOpen && (
        <Works
          {...known}
          onEdit={(work, change) => {
            // The form opens below.
            setOpen(false);
            onEdit(work, change);
          }}
        />
      )}
    </details>
  );
}

function Works({ known, categories, onEdit }: WorkChooserProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [category, setCategory] = useState<Category>();
  const [most, setMost] = useState(FIRST_TILES);
  const [chosenId, setChosenId] = useState<number>();
  const [isReordering, setReordering] = useState(false);
  const [change, setChange] = useState<SavedChange>();
  const list = useRef<HTMLUListElement>(null);
  const works = known.status === 'known' ? known.works : [];
  const found = findWorks(works, { text, category });
  const chosen = works.find(({ entry }) => entry.id === chosenId);
  const handleSaved = (saved: SavedChange) => {
    setReordering(false);
    setChange(saved);
  };
  if (known.status !== 'known') {
    return <p>{t(known.status === 'missing' ? 'add.worksMissing' : 'loading')}</p>;
  }
  return (
    <div className={styles.works}>
      <div className={styles.wanted}>
        <Field label={t('add.works.find')}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.control}
              type="search"
              autoComplete="off"
              value={text}
              disabled={isReordering}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowDown') moveFocus(event, list.current);
              }}
            />
          )}
        </Field>
        <Field label={t('add.field.category')}>
          {(control) => (
            <select
              {...control}
              className={fieldStyles.control}
              value={category ?? ''}
              disabled={isReordering}
              onChange={(event) => setCategory(event.target.value || undefined)}
            >
              <option value="">{t('add.works.all')}</option>
              {categories.map((each) => (
                <option key={each} value={each}>
                  {t(`category.${each}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {import.meta.env.DEV && category !== undefined && !isReordering && (
          <button
            type="button"
            className={styles.reorder}
            onClick={() => {
              setText('');
              setChange(undefined);
              setReordering(true);
            }}
          >
            {t('add.works.reorder')}
          </button>
        )}
      </div>
      {change && <SavedChangeReport change={change} hasFocus />}
      {import.meta.env.DEV && isReordering && category !== undefined ? (
        <OrderEditor
          works={works}
          category={category}
          onSaved={handleSaved}
          onCancel={() => setReordering(false)}
        />
      ) : (
        <>
          <p className={styles.none} role="status">
            {found.length === 0 && t('add.works.none')}
          </p>
          <ul
            ref={list}
            className={styles.tiles}
            onKeyDown={(event) => moveFocus(event, list.current)}
          >
            {found.slice(0, most).map((work) => (
              <li key={work.entry.id}>
                <button
                  type="button"
                  className={styles.tile}
                  onClick={() => setChosenId(work.entry.id)}
                >
                  <WorkTile work={work} />
                </button>
              </li>
            ))}
          </ul>
          {found.length > most && (
            <button type="button" className={styles.more} onClick={() => setMost(found.length)}>
              {t('add.works.more', { number: found.length - most })}
            </button>
          )}
        </>
      )}
      {chosen && (
        <WorkDialog
          work={chosen}
          onClose={() => setChosenId(undefined)}
          onEdit={(fields) => {
            setChosenId(undefined);
            onEdit(chosen, fields);
          }}
          onSaved={handleSaved}
        />
      )}
    </div>
  );
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const tiles = [...(list?.querySelectorAll('button') ?? [])];
  const at = tiles.indexOf(event.target as HTMLButtonElement);
  const top = tiles[0]?.offsetTop;
  const columns = Math.max(1, tiles.filter(({ offsetTop }) => offsetTop === top).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: at < 0 ? 1 : columns,
    ArrowUp: -columns,
    Home: -at,
    End: tiles.length - 1 - at,
  };
  const step = steps[event.key];
  const next = step === undefined ? undefined : tiles[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
