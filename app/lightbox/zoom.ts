import { DOUBLE_CLICK_ZOOM_STEP, ZOOM_MAX, ZOOM_MIN } from './constants.ts';
import { isZoomed, type View } from './geometry.ts';

/** Spec §4: the scale is between 0.5 and 3. */
function withinZoomLimits(scale: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, scale));
}

/**
 * The scale of a pinch. It depends on how far apart the fingers are, not on how often that was reported, so that
 * the zoom is as quick as they are.
 *
 * @param from the scale when the pinch began
 * @param distancePx how much further apart the fingers are than then, in pixels
 * @param sensitivityPx the pixels that add 1 to the scale
 * @example pinchedScale(1, 125, 250) // 1.5
 */
export function pinchedScale(from: number, distancePx: number, sensitivityPx: number): number {
  return withinZoomLimits(from + distancePx / sensitivityPx);
}

/** Spec §4: a scale that drops below 1 returns to it. Only fingers that still pinch may hold it there. */
export function settledScale(scale: number): number {
  return Math.max(1, withinZoomLimits(scale));
}

/** Spec §4: a double-click adds 1 to the scale, or resets it if the picture is already zoomed. */
export function doubleClickedScale(view: View): number {
  return isZoomed(view) ? 1 : settledScale(view.scale + DOUBLE_CLICK_ZOOM_STEP);
}
