import { type KeyboardEvent, StrictMode, useEffect, useId, useRef, useState } from 'react';
import { fileAddress } from '#app/base-path.ts';
import { pageLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { AvailabilityLine } from '#app/ui/availability-line.tsx';
import { CloseButton } from '#app/ui/close-button.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { withWords, wordsOfAddress } from '#catalogue/find/choice.ts';
import { type Found, readField, searcherOf, searchField } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/site/paths.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { excerptOf, type Piece, tellingFields, withHits } from './excerpt.ts';
import styles from './search.module.css';
import type { SearchedThing, SearchSource } from './search-source.ts';

/** More than these nobody reads; another word says more. */
const MOST_RESULTS = 20;

let opening: Promise<() => void> | undefined;

/**
 * Opens the search over the page.
 *
 * Rejects when what is searched does not come; the next call asks for it again.
 *
 * @param file with all that is searched
 */
export async function openSearch(file: string): Promise<void> {
  opening ??= prepareSearch(file).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  (await opening)();
}

async function prepareSearch(file: string): Promise<() => void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The host answered with ${answer.status}`);
  const source: SearchSource = await answer.json();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let times = 0;
  return () => {
    times += 1;
    root.render(
      <StrictMode>
        <Search key={times} source={source} />
      </StrictMode>,
    );
  };
}

interface SearchProps {
  readonly source: SearchSource;
}

/** A field with what is found for it, by the pattern of a combobox with a list (ARIA Authoring Practices). */
function Search({ source }: SearchProps) {
  const { labels } = source;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [search] = useState(() => searcherOf(source.index));
  // Where an address searches already, its words are gone on from.
  const [question, setQuestion] = useState(() => wordsOfAddress(location.search));
  const [current, setCurrent] = useState(-1);
  const language = pageLanguage();
  const things = new Map(source.things.map((thing) => [thing.id, thing]));
  const results = search(question)
    .slice(0, MOST_RESULTS)
    .flatMap((found) => {
      const thing = things.get(found.id);
      return thing ? [{ found, thing }] : [];
    });
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      // From the field itself down to the first, up to the last, and back to the field after either end.
      const places = results.length + 1;
      setCurrent(((current + 1 + step + places) % places) - 1);
    }
    const chosen = results[event.key === 'Enter' ? Math.max(current, 0) : -1];
    if (chosen) location.assign(addressOf(chosen.thing));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself.
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={labels.open}
      // A press beside what it holds.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.content}>
        <div className={styles.line}>
          <input
            className={styles.field}
            role="combobox"
            aria-label={labels.open}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={id}
            aria-activedescendant={current >= 0 ? optionId(current) : undefined}
            placeholder={labels.field}
            value={question}
            autoComplete="off"
            enterKeyHint="go"
            onChange={({ target }) => {
              setQuestion(target.value);
              setCurrent(-1);
            }}
            onKeyDown={handleKeyDown}
          />
          <CloseButton label={labels.close} />
        </div>
        <div id={id} className={styles.results} role="listbox" aria-label={labels.open}>
          {results.map(({ found, thing }, index) => (
            <a
              key={thing.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === current}
              tabIndex={-1}
              className={styles.result}
              href={addressOf(thing)}
            >
              <Picture photo={thing.photo} alt="" sizes="4rem" className={styles.picture} />
              <Told thing={thing} found={found} language={language} labels={labels} />
            </a>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {question.trim() !== '' &&
            (results.length > 0
              ? labels.found.replace('{{count}}', `${results.length}`)
              : labels.none)}
        </p>
        {results.length > 0 && (
          <a className={styles.all} href={allResultsAddress(question, language)}>
            {labels.showAll}
          </a>
        )}
      </div>
    </dialog>
  );
}

/** The page of all works with those that are found; what else is chosen there stays. */
function allResultsAddress(question: string, language: Language): string {
  const address = fileAddress(paths(language).allWorks().slice(1));
  const isThere = location.pathname === address;
  return address + withWords(isThere ? location.search : '', question.trim());
}

function addressOf({ path }: SearchedThing): string {
  return fileAddress(path.slice(1));
}

interface ToldProps {
  readonly thing: SearchedThing;
  readonly found: Found;
  readonly language: Language;
  readonly labels: SearchSource['labels'];
}

/**
 * What was found, and why: its title, and the texts that were met where the title was not; and whether it can be had,
 * where that is said.
 */
function Told({ thing: { texts, availability }, found, language, labels }: ToldProps) {
  const terms = new Set(Object.keys(found.match));
  const own = searchField('title', language);
  const titleField = texts[own] ? own : searchField('title', firstLanguage());
  const reasons = tellingFields(found, language).filter(
    (field) => field !== titleField && readField(field).text !== 'availability',
  );
  return (
    <span className={styles.told}>
      <span className={styles.title} lang={readField(titleField).language}>
        <Marked pieces={withHits(texts[titleField] ?? labels.untitled, terms)} />
      </span>
      {reasons.map((field) => (
        <span key={field} className={styles.reason} lang={readField(field).language}>
          <Marked pieces={withHits(excerptOf(texts[field] ?? '', terms), terms)} />
        </span>
      ))}
      {availability && <AvailabilityLine availability={availability} words={labels.availability} />}
    </span>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  let start = 0;
  return pieces.map(({ text, isHit }) => {
    start += text.length;
    return isHit ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>;
  });
}
