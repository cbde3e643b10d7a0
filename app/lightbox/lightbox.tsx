import { useId, useReducer, useRef } from 'react';
import type { Entrance } from './entrance.ts';
import { isZoomed } from './geometry.ts';
import styles from './lightbox.module.css';
import { LightboxCaption } from './lightbox-caption.tsx';
import { LightboxHeading } from './lightbox-heading.tsx';
import { LightboxHelp } from './lightbox-help.tsx';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import type { Event, State } from './lightbox-model.ts';
import { LightboxStage } from './lightbox-stage.tsx';
import { LightboxTools } from './lightbox-tools.tsx';
import { canStep } from './moves.ts';
import { StepButton } from './step-button.tsx';
import { useLightboxInput } from './use-lightbox-input.ts';
import { useLightboxKeys } from './use-lightbox-keys.ts';
import { useModalDialog } from './use-modal-dialog.ts';
import { useStageSize } from './use-stage-size.ts';
import { useWall } from './use-wall.ts';

interface LightboxProps {
  readonly state: State;
  readonly dispatch: (event: Event) => void;
  readonly items: readonly LightboxItem[];
  readonly entrance: Entrance;
  readonly labels: LightboxLabels;
  /** The address of what the page already shows of a picture: it stands in until the large one is there. */
  readonly previewOf: (index: number) => string | undefined;
}

/** Spec §2, lightbox: a modal dialog that shows one picture after the other, as large as the window. */
export function Lightbox(props: LightboxProps) {
  const { state, dispatch, items, labels, entrance } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [wall, setWall] = useWall();
  const [isHelpShown, toggleHelp] = useReducer((isShown: boolean) => !isShown, false);
  const shown = state.status === 'open' ? state : state.last;
  const isSeries = shown.isSeries && items.length > 1;

  const close = () => dispatch({ type: 'close' });
  useModalDialog(dialog);
  useStageSize(stage, (size) => dispatch({ type: 'resize', stage: size }));
  useLightboxInput(stage, dispatch);
  useLightboxKeys({
    isZoomed: isZoomed(shown.view),
    dispatch,
    onHelp: toggleHelp,
    onEscape: () => (isHelpShown ? toggleHelp() : close()),
  });

  const item = items[shown.index];
  if (!item) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-wall={wall}
      data-closed={state.status === 'closed' || undefined}
      data-entrance={typeof entrance === 'string' ? entrance : 'growth'}
      aria-labelledby={titleId}
      tabIndex={-1}
      // The window's close request that is no key: a phone's Back gesture.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser's own way to close it, if it has taken one.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close();
      }}
    >
      <LightboxHeading
        titleId={titleId}
        title={item.title}
        position={isSeries ? { number: shown.index + 1, total: items.length } : undefined}
        labels={labels}
      />
      <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
        ×
      </button>
      {isSeries && (
        <StepButton
          direction="previous"
          label={labels.previous}
          isEnd={!canStep(shown, -1)}
          onClick={() => dispatch({ type: 'step', by: -1 })}
        />
      )}
      <LightboxStage
        stage={stage}
        state={shown}
        items={items}
        labels={labels}
        entrance={entrance}
        previewOf={props.previewOf}
      />
      {isSeries && (
        <StepButton
          direction="next"
          label={labels.next}
          isEnd={!canStep(shown, 1)}
          onClick={() => dispatch({ type: 'step', by: 1 })}
        />
      )}
      <LightboxTools
        view={shown.view}
        dispatch={dispatch}
        wall={wall}
        onWall={setWall}
        isHelpShown={isHelpShown}
        onHelp={toggleHelp}
        labels={labels}
      />
      <LightboxCaption item={item} labels={labels} />
      {isHelpShown && (
        <LightboxHelp
          label={labels.help}
          lines={isSeries ? [...labels.seriesHelpLines, ...labels.helpLines] : labels.helpLines}
        />
      )}
    </dialog>
  );
}
