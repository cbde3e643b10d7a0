import { ZOOM_MAX, ZOOM_STEP } from './constants.ts';
import { isZoomed, type View } from './geometry.ts';
import styles from './lightbox.module.css';
import { FullScreenIcon, WallIcon } from './lightbox-icons.tsx';
import type { LightboxLabels } from './lightbox-item.ts';
import type { Event } from './lightbox-model.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { Wall } from './use-wall.ts';

interface LightboxToolsProps {
  readonly view: View;
  readonly dispatch: (event: Event) => void;
  readonly wall: Wall;
  readonly onWall: (wall: Wall) => void;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  readonly labels: LightboxLabels;
}

/** What keys and fingers do, as buttons that a single tap presses. */
export function LightboxTools(props: LightboxToolsProps) {
  const { view, dispatch, wall, onWall, isHelpShown, onHelp, labels } = props;
  const fullScreen = useFullScreen();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.zoomOut}
        aria-disabled={!isZoomed(view)}
        onClick={() => dispatch({ type: 'zoom', by: -ZOOM_STEP })}
      >
        −
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.zoomIn}
        aria-disabled={view.scale >= ZOOM_MAX}
        onClick={() => dispatch({ type: 'zoom', by: ZOOM_STEP })}
      >
        +
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.whiteWall}
        aria-pressed={wall === 'white'}
        onClick={() => onWall(wall === 'white' ? 'dark' : 'white')}
      >
        <WallIcon />
      </button>
      {fullScreen.isPossible && (
        <button
          type="button"
          className={styles.tool}
          aria-label={labels.fullScreen}
          aria-pressed={fullScreen.isOn}
          onClick={fullScreen.toggle}
        >
          <FullScreenIcon />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.help}
        aria-expanded={isHelpShown}
        onClick={onHelp}
      >
        ?
      </button>
    </div>
  );
}
