import {
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import {
  CLOSE_ICON,
  FullScreenTool,
  Tool,
  WALLS,
  WallTool,
} from '#app/islands/lightbox/wall-tools.tsx';
import { Caption } from '#app/ui/caption.tsx';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { usePreference } from '#app/ui/use-preference.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { useOffline } from './offline.ts';
import { firstSlides, hasFailed, isRunning, msToStep, reduceSlides, timed } from './slides.ts';
import styles from './slideshow.module.css';

const PAUSE_ICON = 'M7 4.5v11M13 4.5v11';
const PLAY_ICON = 'M6 4l9.5 6L6 16z';

const CONTROLS_VISIBLE_MS = 4000;

const PACES = [10, 15, 20, 30, 45, 60, 90, 120];

export function Slideshow(props: {
  readonly works: readonly LightboxItem[];
  readonly seconds: number;
  readonly labels: IslandLabels;
  readonly onPace: (seconds: number) => void;
  readonly onClose: () => void;
}) {
  const { works, seconds, labels, onPace, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [slides, dispatch] = useSlides(works.length, seconds * 1000);
  const [wall, toggleWall] = usePreference('quietRoom', WALLS);
  const [isActive, noticeActivity] = useActivity();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const photos = works.map(({ photo }) => photo.name);
  const { isPossible, isWanted, stored, toggleOffline } = useOffline(photos, loadedUrl);
  useWakeLock(isRunning(slides), slides.current);
  useEffect(() => dialog.current?.showModal(), []);

  const toggle = () => dispatch(timed({ type: 'pause', isStopped: !slides.isStopped }));
  const handleKeyDown = ({ code, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    noticeActivity();
    // The physical key, because a Russian layout types ы.
    if (code === 'KeyS' && !ctrlKey && !metaKey && !altKey && !repeat) toggle();
  };
  const choosePace = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    noticeActivity();
    dispatch(timed({ type: 'pace', paceMs: Number(target.value) * 1000 }));
    onPace(Number(target.value));
  };
  const pace = slides.paceMs / 1000;
  const paces = [...new Set([...PACES, pace])].sort((a, b) => a - b);
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
          icon={slides.isStopped ? PLAY_ICON : PAUSE_ICON}
          aria-keyshortcuts="s"
          onClick={toggle}
        />
        <select aria-label={labels.quiet.pace} value={pace} onChange={choosePace}>
          {paces.map((each) => (
            <option key={each} value={each}>
              {inUnit(each, 'second')}
            </option>
          ))}
        </select>
        <WallTool label={labels.quiet.whiteRoom} wall={wall} onClick={toggleWall} />
        <FullScreenTool label={labels.lightbox.fullScreen} />
        <Tool label={labels.close} icon={CLOSE_ICON} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.wall}>
        {(['previous', 'current', 'next'] as const).map((part) => {
          const step = slides[part];
          const work = step !== undefined && works[step % works.length];
          if (!work) return null;
          const { title, photo, facts, alt = '' } = work;
          const handleLoad = async ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
            await image.decode().catch(() => {});
            setLoadedUrl(image.currentSrc);
            dispatch(timed({ type: 'loaded', step }));
          };
          return (
            <figure
              key={step}
              className={styles.work}
              data-part={part}
              aria-hidden={part !== 'current'}
            >
              <Picture
                className={primitives.wide}
                photo={photo}
                alt={alt}
                sizes={`min(100vw - 2rem, (100vh - 11rem) * ${photo.width / photo.height})`}
                loading="eager"
                onLoad={handleLoad}
                onError={() => dispatch(timed({ type: 'failed', step }))}
              />
              <figcaption className={styles.caption}>
                <Caption title={<Words of={title} />} lines={[{ text: facts.join(' · ') }]} />
              </figcaption>
            </figure>
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
        {isPossible && (
          <button type="button" className={primitives.plain} onClick={toggleOffline}>
            {isWanted ? labels.quiet.forget : labels.quiet.keep}
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
    const step = () => dispatch(timed({ type: 'due' }));
    if (ms === 0) return step();
    const timer = setTimeout(step, ms);
    return () => clearTimeout(timer);
  }, [slides]);
  useEffect(() => {
    const handleChange = () => dispatch(timed({ type: 'pause', isHidden: document.hidden }));
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

function inUnit(value: number, unit: 'second' | 'megabyte'): string {
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  const text = new Intl.NumberFormat(document.documentElement.lang, format).format(value);
  return text.replace(' ', '\u00a0');
}
