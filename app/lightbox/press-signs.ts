import { savesData } from '../hooks/saves-data.ts';
import type { PressSigns } from '../ui/picture-opener.ts';

/** For so long a mouse or the focus rests on what it does not merely pass. */
const REST_MS = 80;

let rest: ReturnType<typeof setTimeout>;
let letGo: (() => void) | undefined;

/**
 * Prepares what a press on a link will need: when a mouse or the focus comes to rest on it, unless the visitor saves
 * data, and in any case when it is pressed. One link at a time: a finger that scrolls lets go of what it has asked for.
 *
 * @param prepare answers with what lets go again
 */
export function pressSigns(prepare: () => (() => void) | undefined): PressSigns {
  const begin = () => {
    clearTimeout(rest);
    letGo?.();
    letGo = prepare();
  };
  const beginAtRest = () => {
    clearTimeout(rest);
    if (!savesData()) rest = setTimeout(begin, REST_MS);
  };
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') beginAtRest();
    },
    onPointerLeave: () => clearTimeout(rest),
    onPointerDown: begin,
    onPointerCancel: () => letGo?.(),
    onFocus: beginAtRest,
    onBlur: () => clearTimeout(rest),
  };
}
