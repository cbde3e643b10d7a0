import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import { dataAttribute } from '#app/ui/attribute.ts';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import type { IslandContext, IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import { measureText } from '#app/ui/measure-text.ts';
import primitives from '#app/ui/primitives.module.css';
import {
  idsInUrl,
  isSelectionStored,
  listenToSelection,
  parseIds,
  parseSelection,
  readSelection,
  type SelectedWork,
  storedSelection,
  writeSelection,
} from '#app/ui/selection.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { certainSize } from '#catalogue/works/work-size.ts';
import styles from './selection.module.css';
import { PlainButton, PrintActions, SelectionActions } from './selection-actions.tsx';
import { type Message, SelectionWork } from './selection-work.tsx';

export const siteUrl = dataAttribute('site-url');

export function mountSelection({ container, labels, fail }: IslandContext): void {
  createRoot(container, fail).render(
    <StrictMode>
      <Selection container={container} labels={labels} />
    </StrictMode>,
  );
}

function Selection({ container, labels }: Pick<IslandContext, 'container' | 'labels'>) {
  const [shared] = useState(idsInUrl);
  const text = labels.selection;
  // Synchronizes with storage, and so with other tabs. A text compares equal until something changes.
  const own = parseSelection(useSyncExternalStore(listenToSelection, storedSelection));
  const selected: readonly SelectedWork[] = shared?.map((id) => ({ id })) ?? own;
  const ids = selected.map(({ id }) => id);
  const { found, status, retry } = useLoadedWorks(ids);
  const [isEditing, setEditing] = useState(false);
  const [message, setMessage] = useState<Message>({ text: '' });
  const works = selected.flatMap((work) => {
    const loaded = found.find(({ id }) => id === work.id);
    return loaded ? [{ ...loaded, ...work }] : [];
  });
  const shownIds = works.map(({ id }) => id);
  const missing = ids.filter((id) => !shownIds.includes(id));
  const isEmpty = works.length === 0 && (missing.length === 0 || status === 'ready');
  useEffect(() => {
    container.toggleAttribute('data-empty', isEmpty);
  }, [container, isEmpty]);
  const take = { label: text.take, onPress: () => takeWorks(shownIds) };
  const edit = { label: isEditing ? text.done : text.edit, onPress: () => setEditing(!isEditing) };
  const removeMissing = {
    label: fillLabel(text.remove, { title: missing.join(', ') }),
    onPress: () => writeSelection(own.filter(({ id }) => !missing.includes(id))),
  };
  return (
    <div className={styles.root}>
      {isEmpty && (
        <div className={styles.empty}>
          <p className={primitives.lead}>{text.empty}</p>
          <PageLink className={primitives.primary} to={paths(pageLanguage()).gallery}>
            {labels.gallery}
          </PageLink>
        </div>
      )}
      {!shared && !isSelectionStored() && <p>{text.unkept}</p>}
      {shared && works.length > 0 && <p>{text.shared}</p>}
      {status === 'failed' && missing.length > 0 && (
        <Sentence
          role="alert"
          text={text.failed}
          action={{ label: labels.tryAgain, onPress: retry }}
        />
      )}
      {status === 'ready' && missing.length > 0 && (
        <Sentence
          text={fillLabel(text.missing, { numbers: missing.join(', ') })}
          action={shared ? undefined : removeMissing}
        />
      )}
      {works.length > 0 && (
        <>
          <SelectionActions
            works={works}
            labels={labels}
            change={!shared ? edit : isSelectionStored() ? take : undefined}
          />
          <ol className={styles.works}>
            {works.map((work) => (
              <SelectionWork
                key={work.id}
                work={work}
                labels={labels}
                isEditing={isEditing}
                shownIds={shownIds}
                onMessage={setMessage}
              />
            ))}
          </ol>
          <small>{wallText(works, text)}</small>
          <PrintActions
            works={works}
            labels={labels}
            siteUrl={siteUrl.read(container)}
            onMessage={setMessage}
          />
        </>
      )}
      <Sentence role="status" {...message} />
    </div>
  );
}

function Sentence({ role, text, action }: Message & { readonly role?: 'alert' | 'status' }) {
  return (
    <p className={styles.sentence} role={role}>
      {text}
      {action && <PlainButton {...action} />}
    </p>
  );
}

function takeWorks(ids: readonly number[]): void {
  const own = readSelection();
  const others = ids.filter((id) => own.every((work) => work.id !== id));
  writeSelection([...own, ...others.map((id) => ({ id }))]);
  location.assign(urlOf(paths(pageLanguage()).selection));
}

interface LoadedWorks {
  readonly key?: string;
  readonly found: readonly LoadedWork[];
  readonly status: 'loading' | 'failed' | 'ready';
}

function useLoadedWorks(ids: readonly number[]) {
  const key = [...ids].sort().join();
  const [loaded, setLoaded] = useState<LoadedWorks>({ found: [], status: 'loading' });
  const isSettled = loaded.key === key;
  useEffect(() => {
    if (isSettled) return;
    let isCurrent = true;
    loadWorks(parseIds(key)).then(
      (found) => isCurrent && setLoaded({ key, found, status: 'ready' }),
      () => isCurrent && setLoaded(({ found }) => ({ key, found, status: 'failed' })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isSettled]);
  const retry = () => setLoaded(({ found }) => ({ found, status: 'loading' }));
  return { found: loaded.found, status: isSettled ? loaded.status : 'loading', retry };
}

const GAP_CM = 20;

type SizedWorks = readonly Pick<LoadedWork, 'facts' | 'photo'>[];

export function wallWidth(works: SizedWorks) {
  const widths = works.flatMap(({ facts, photo }) =>
    facts.flatMap((fact) => certainSize(fact, photo)?.width ?? []).slice(0, 1),
  );
  const bare = widths.reduce((sum, width) => sum + width, 0);
  return {
    bare,
    spaced: bare + Math.max(0, widths.length - 1) * GAP_CM,
    unknown: works.length - widths.length,
  };
}

export function wallText(works: SizedWorks, text: IslandLabels['selection']): string {
  const { bare, spaced, unknown } = wallWidth(works);
  const language = pageLanguage();
  const widths = {
    width: measureText(bare, language),
    spaced: measureText(spaced, language),
    gap: `${GAP_CM}`,
  };
  const sentences = [
    bare > 0 && fillLabel(text.wall, widths),
    unknown > 0 && fillLabel(text.wallUnknown, { number: `${unknown}` }),
  ];
  return sentences.filter(Boolean).join(' ');
}
