import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import { FullScreenTool, Tool, WALLS, WallTool } from '#app/islands/lightbox/tool.tsx';
import { Words } from '#app/ui/i18n/word.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { usePreference } from '#app/ui/use-preference.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { useOffline } from './offline.ts';
import { firstSlides, hasFailed, isRunning, msToStep, reduceSlides } from './slides.ts';
import styles from './slideshow.module.css';

const PAUSE_ICON = 'M7 4.5v11M13 4.5v11';
const PLAY_ICON = 'M6 4l9.5 6L6 16z';

const CONTROLS_VISIBLE_MS = 4000;

interface SlideshowProps {
  readonly works: readonly LightboxItem[];
  readonly seconds: number;
  readonly labels: IslandLabels;
  readonly onPace: (seconds: number) => void;
  readonly onClose: () => void;
}

export function Slideshow({ works, seconds, labels, onPace, onClose }: SlideshowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [slides, dispatch] = useSlides(works.length, seconds * 1000);
  const [wall, toggleWall] = usePreference('quietRoom', WALLS);
  const [isActive, noticeActivity] = useActivity();
  const photos = works.map(({ photo }) => photo.name);
  const { stored, ...offline } = useOffline(photos, slides.current?.url);
  useWakeLock(isRunning(slides), slides.current?.step);
  useEffect(() => dialog.current?.showModal(), []);

  const toggle = () =>
    dispatch({ type: 'pause', isStopped: !slides.isStopped, nowMs: performance.now() });
  const handleKeyDown = ({ code, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    noticeActivity();
    // The physical key, because a Russian layout types ы.
    if (code === 'KeyS' && !ctrlKey && !metaKey && !altKey && !repeat) toggle();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-wall={wall}
      data-active={isActive || undefined}
      aria-label={labels.quiet.open}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      onFocus={noticeActivity}
      onPointerDown={noticeActivity}
      onPointerMove={({ movementX, movementY }) => {
        // Browsers report a move of a resting mouse when the content under it changes.
        if (movementX !== 0 || movementY !== 0) noticeActivity();
      }}
    >
      <div className={styles.tools}>
        <Tool
          label={slides.isStopped ? labels.quiet.goOn : labels.quiet.stop}
          aria-keyshortcuts="s"
          onClick={toggle}
        >
          <Icon path={slides.isStopped ? PLAY_ICON : PAUSE_ICON} />
        </Tool>
        <PaceField
          label={labels.quiet.pace}
          seconds={slides.paceMs / 1000}
          onChoose={(chosen) => {
            noticeActivity();
            dispatch({ type: 'pace', paceMs: chosen * 1000, nowMs: performance.now() });
            onPace(chosen);
          }}
        />
        <WallTool label={labels.quiet.whiteRoom} wall={wall} onClick={toggleWall} />
        <FullScreenTool label={labels.lightbox.fullScreen} />
        <Tool label={labels.close} className={styles.close} onClick={() => dialog.current?.close()}>
          ×
        </Tool>
      </div>
      <div className={styles.wall}>
        {(['previous', 'current', 'next'] as const).map((part) => {
          const slide = slides[part];
          const work = slide && works[slide.index];
          if (!work) return null;
          const { step } = slide;
          return (
            <SlideshowWork
              key={step}
              work={work}
              part={part}
              onLoad={(url) => dispatch({ type: 'loaded', step, url, nowMs: performance.now() })}
              onError={() => dispatch({ type: 'failed', step, nowMs: performance.now() })}
            />
          );
        })}
        <p role="alert" className={styles.failed}>
          {hasFailed(slides) && <span>{labels.lightbox.failed}</span>}
        </p>
      </div>
      <div className={styles.offline}>
        {stored && (
          <p>
            {fillLabel(labels.quiet.kept, {
              size: inUnit(stored.bytes / 1e6, 'megabyte'),
              pictures: `${stored.works}`,
              total: `${works.length}`,
            })}
          </p>
        )}
        {offline.isPossible && (
          <button type="button" className={styles.link} onClick={offline.toggle}>
            {offline.isWanted ? labels.quiet.forget : labels.quiet.keep}
          </button>
        )}
      </div>
    </dialog>
  );
}

function useSlides(total: number, paceMs: number) {
  const [slides, dispatch] = useReducer(reduceSlides, undefined, () => firstSlides(total, paceMs));
  // Not after the paint: the time of a work begins when it is shown.
  useLayoutEffect(() => {
    const ms = msToStep(slides, performance.now());
    if (ms === undefined) return;
    const step = () => dispatch({ type: 'due', nowMs: performance.now() });
    // The time may have passed between the event and this render.
    if (ms === 0) return step();
    const timer = setTimeout(step, ms);
    return () => clearTimeout(timer);
  }, [slides]);
  useEffect(() => {
    const handleChange = () =>
      dispatch({ type: 'pause', isHidden: document.hidden, nowMs: performance.now() });
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);
  return [slides, dispatch] as const;
}

function useActivity(): [isActive: boolean, noticeActivity: () => void] {
  const [count, noticeActivity] = useReducer((before: number) => before + 1, 0);
  const [restingSince, setRestingSince] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRestingSince(count), CONTROLS_VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return [count !== restingSince, noticeActivity];
}

/** Hidden tabs and low batteries release the lock, so every step requests it again. */
function useWakeLock(isWanted: boolean, step: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    const request = navigator.wakeLock.request('screen');
    request.catch(() => {});
    return () => {
      request.then((lock) => lock.release()).catch(() => {});
    };
  }, [isWanted, step]);
}

/** The URL may ask for a pace in between. */
const PACES = [10, 15, 20, 30, 45, 60, 90, 120];

interface PaceFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly onChoose: (seconds: number) => void;
}

function PaceField({ label, seconds, onChoose }: PaceFieldProps) {
  return (
    <select
      className={styles.pace}
      aria-label={label}
      value={seconds}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {[...new Set([...PACES, seconds])]
        .sort((a, b) => a - b)
        .map((each) => (
          <option key={each} value={each}>
            {inUnit(each, 'second')}
          </option>
        ))}
    </select>
  );
}

function inUnit(value: number, unit: 'second' | 'megabyte'): string {
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  const text = new Intl.NumberFormat(document.documentElement.lang, format).format(value);
  return text.replace(' ', '\u00a0');
}

interface SlideshowWorkProps {
  readonly work: LightboxItem;
  readonly part: 'previous' | 'current' | 'next';
  readonly onLoad: (url: string) => void;
  readonly onError: () => void;
}

function SlideshowWork({ work, part, onLoad, onError }: SlideshowWorkProps) {
  const captionId = useId();
  const { title, photo } = work;
  // As on a museum label, without the availability.
  const facts = work.endsWithState ? work.facts.slice(0, -1) : work.facts;
  const ratio = photo.width / photo.height;
  return (
    <figure
      className={styles.work}
      data-part={part}
      aria-hidden={part !== 'current'}
      aria-labelledby={captionId}
    >
      <div className={styles.place} style={{ '--ratio': ratio }}>
        <Picture
          photo={photo}
          alt={work.alt ?? ''}
          sizes={`min(100vw - 2rem, (100vh - 11rem) * ${ratio.toFixed(3)})`}
          loading="eager"
          className={styles.picture}
          onLoad={({ currentTarget: image }) => {
            const handleDecoded = () => onLoad(image.currentSrc);
            image.decode().then(handleDecoded, handleDecoded);
          }}
          onError={onError}
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
