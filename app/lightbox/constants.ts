/** Spec §9: how small and how large a picture may become; 1 fits it into the window. */
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;

/** Pixels that two fingers move apart to add 1 to the scale (spec §9, pinch sensitivity). */
export const PINCH_SENSITIVITY_PX = 250;

/** The same for the wheel with Ctrl, as trackpads report a pinch: their distance is minus `deltaY` (spec §9). */
export const CTRL_WHEEL_SENSITIVITY_PX = 1000;

/** Milliseconds within which a second click makes a double-click (spec §9); 0 zooms at a single click. */
export const DOUBLE_CLICK_MS = 200;

/**
 * Pixels between the two clicks of a double-click, at most. Fingers need the most room: systems for touch allow between
 * 20 and 100, for mice about 5. This is the width of a fingertip.
 */
export const DOUBLE_CLICK_DISTANCE_PX = 40;

/** What a double-click adds to the scale (spec §4). */
export const DOUBLE_CLICK_ZOOM_STEP = 1;

/** What a button or a key adds to the scale: from 1 to 3 in four steps. */
export const ZOOM_STEP = 0.5;

/** Pixels that a pointer may move, in each direction, while it still counts as a tap (spec §9). */
export const TAP_THRESHOLD_PX = 3;

/** A swipe changes the picture when it is longer than the window's width divided by this (spec §4). */
export const SWIPE_DISTANCE_DIVISOR = 3.5;

/** Pixels per millisecond above which any mainly horizontal swipe changes the picture (spec §4). */
export const SWIPE_VELOCITY = 2;

/** A flick, the short swipe of a thumb: faster and longer than this, in pixels per millisecond and pixels … */
export const FLICK_VELOCITY = 0.5;
export const FLICK_DISTANCE_PX = 50;

/** … within this many milliseconds (spec §9, swipe defaults). */
export const FLICK_DURATION_MS = 250;

/** The speed of a pointer is the mean of its last milliseconds: single events come unevenly, and a thumb turns at its end. */
export const SPEED_WINDOW_MS = 80;

/** A pointer of which nothing was heard for longer has rested; for less, a busy browser has told of several moves as one. */
export const LONGEST_SILENCE_MS = 160;

/** A pointer that is lifted later than this after it has moved last has stopped. */
export const STOPPED_MS = 40;

/** What remains of a movement past an edge, or past the first or last picture: it gives, and does not follow. */
export const FRICTION = 0.35;

/** What remains of the speed of a picture that was let go of, after each millisecond. */
export const DECELERATION = 0.995;

/** How hard an edge pulls back, in 1/ms: as a spring that does not swing, it is there in about 300 ms. */
export const SPRING = 0.018;

/** A whole picture closes when a finger pulls it down by more than the height of the window divided by this. */
export const PULL_DISTANCE_DIVISOR = 4;

/** Pixels that one press of an arrow key moves a zoomed picture. */
export const KEY_PAN_PX = 80;

/** Milliseconds without a wheel event after which the next one begins a new gesture: inertia fires every 16. */
export const WHEEL_PAUSE_MS = 160;

/** Pixels that a wheel must turn before it changes the picture: less than one notch, more than a resting finger. */
export const WHEEL_DISTANCE_PX = 24;

/** How much stronger than the fading tail of its inertia a new push on a trackpad is. */
export const WHEEL_PUSH_RATIO = 3;
