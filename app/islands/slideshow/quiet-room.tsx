import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { FULL_SCREEN, Icon, WallIcon } from '#app/ui/icon.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { useFullScreen } from '#app/ui/use-full-screen.ts';
import { usePreference } from '#app/ui/use-preference.ts';
import { Words } from '#app/ui/words.tsx';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import styles from './quiet-room.module.css';
import { hasFailed, isRunning } from './quiet-show.ts';
import { useKeptShow } from './use-kept-show.ts';
import { useShow } from './use-show.ts';
import { useTouched } from './use-touched.ts';
import { useWakeLock } from './use-wake-lock.ts';

const ROOMS = ['dark', 'white'] as const;

/** Seconds; the URL may ask for values in between. */
const PACES: readonly number[] = [10, 15, 20, 30, 45, 60, 90, 120];

interface QuietRoomProps {
  readonly works: readonly LightboxItem[];
  readonly seconds: number;
  readonly labels: IslandLabels;
  readonly onPace: (seconds: number) => void;
  readonly onClose: () => void;
}

export function QuietRoom({ works, seconds, labels, onPace, onClose }: QuietRoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [show, tell] = useShow(works.length, seconds * 1000);
  const [room, toggleRoom] = usePreference('quietRoom', ROOMS);
  const [shown, setShown] = useState<string>();
  const isTouched = useTouched(dialog);
  const photos = works.map(({ photo }) => photo.name);
  const kept = useKeptShow(photos, shown, isTouched);
  useWakeLock(isRunning(show), show.place);
  useEffect(() => dialog.current?.showModal(), []);

  const toggle = () => tell({ type: show.isStopped ? 'goOn' : 'stop' });
  const handleKeyDown = ({ code, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    // The physical key, because a Russian layout types ы.
    if (code === 'KeyS' && !ctrlKey && !metaKey && !altKey && !repeat) toggle();
  };
  // In the order of the gallery: an element that React moves in the DOM would not fade.
  const inPage = works
    .map((work, place) => ({ work, place }))
    .filter(({ place }) => [show.left, show.place, show.next].includes(place));
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-room={room}
      data-touched={isTouched || undefined}
      aria-label={labels.quiet.open}
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={show.isStopped ? labels.quiet.goOn : labels.quiet.stop}
          aria-keyshortcuts="s"
          onClick={toggle}
        >
          <Icon path={show.isStopped ? PLAY_ICON : PAUSE_ICON} />
        </button>
        <PaceField
          label={labels.quiet.pace}
          seconds={show.paceMs / 1000}
          onChoose={(chosen) => {
            tell({ type: 'pace', paceMs: chosen * 1000 });
            onPace(chosen);
          }}
        />
        <button
          type="button"
          className={styles.tool}
          aria-label={labels.quiet.whiteRoom}
          aria-pressed={room === 'white'}
          onClick={toggleRoom}
        >
          <WallIcon />
        </button>
        <FullScreenButton label={labels.lightbox.fullScreen} />
        <button
          type="button"
          className={styles.close}
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <div className={styles.wall}>
        {inPage.map(({ work, place }) => (
          <QuietWork
            key={place}
            work={work}
            part={place === show.place ? 'shown' : place === show.next ? 'coming' : 'left'}
            onReady={() => tell({ type: 'ready', place })}
            onFailed={() => tell({ type: 'failed', place })}
            onShown={setShown}
          />
        ))}
        <p role="alert" className={styles.failed}>
          {hasFailed(show) && <span>{labels.lightbox.failed}</span>}
        </p>
      </div>
      <div className={styles.kept}>
        {kept.kept && (
          <p>
            {fillLabel(labels.quiet.kept, {
              size: inMegabytes(kept.kept.bytes),
              pictures: `${kept.kept.pictures}`,
              total: `${works.length}`,
            })}
          </p>
        )}
        {kept.isPossible && (
          <button type="button" className={styles.word} onClick={kept.toggle}>
            {kept.isWanted ? labels.quiet.forget : labels.quiet.keep}
          </button>
        )}
      </div>
    </dialog>
  );
}

const PAUSE_ICON = 'M7 4.5v11M13 4.5v11';

const PLAY_ICON = 'M6 4l9.5 6L6 16z';

interface PaceFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly onChoose: (seconds: number) => void;
}

function PaceField({ label, seconds, onChoose }: PaceFieldProps) {
  const language = document.documentElement.lang;
  const inSeconds = new Intl.NumberFormat(language, { style: 'unit', unit: 'second' });
  const paces = [...new Set([...PACES, seconds])].sort((a, b) => a - b);
  return (
    <select
      className={styles.pace}
      aria-label={label}
      value={seconds}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {paces.map((each) => (
        <option key={each} value={each}>
          {inSeconds.format(each)}
        </option>
      ))}
    </select>
  );
}

function FullScreenButton({ label }: { readonly label: string }) {
  const { isPossible, isOn, toggle } = useFullScreen();
  if (!isPossible) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon path={FULL_SCREEN} />
    </button>
  );
}

function inMegabytes(bytes: number): string {
  const { lang } = document.documentElement;
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(lang, format).format(bytes / 1e6).replace(' ', '\u00a0');
}

interface QuietWorkProps {
  readonly work: LightboxItem;
  readonly part: 'shown' | 'coming' | 'left';
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly onShown: (address: string) => void;
}

function QuietWork({ work, part, onReady, onFailed, onShown }: QuietWorkProps) {
  const figure = useRef<HTMLElement>(null);
  const captionId = useId();
  const { title, photo } = work;
  // As on a museum label, without the availability.
  const facts = work.isStateTold ? work.facts.slice(0, -1) : work.facts;
  const ratio = photo.width / photo.height;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part decides what is told.
  useEffect(() => {
    const image = figure.current?.querySelector('img');
    if (!image) return;
    if (part === 'shown') onShown(image.currentSrc);
    if (part !== 'coming') return;
    let isWanted = true;
    decoded(image).then(
      () => isWanted && onReady(),
      () => isWanted && onFailed(),
    );
    return () => {
      isWanted = false;
    };
  }, [part]);
  return (
    <figure
      ref={figure}
      className={styles.work}
      data-part={part}
      aria-hidden={part !== 'shown'}
      aria-labelledby={captionId}
    >
      <div className={styles.place} style={{ '--ratio': ratio }}>
        <Picture
          photo={photo}
          alt={work.alt ?? ''}
          sizes={`min(100vw - 2rem, (100vh - 11rem) * ${ratio.toFixed(3)})`}
          loading="eager"
          className={styles.picture}
        />
      </div>
      <figcaption id={captionId} className={styles.caption}>
        <span className={styles.title}>
          <Words of={title} />
        </span>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      </figcaption>
    </figure>
  );
}

/** Tries again when a resized window makes the browser choose another file, which aborts `decode()`. */
async function decoded(image: HTMLImageElement): Promise<void> {
  try {
    await image.decode();
  } catch (error) {
    if (!image.complete) return decoded(image);
    if (image.naturalWidth === 0) throw error;
  }
}
