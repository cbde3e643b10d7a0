/** Spec §9: limits of the scale; 1 fits the image into the window. */
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 3;

/** Spec §9, pinch sensitivity: the change of the finger distance that adds 1 to the scale. */
export const PINCH_SENSITIVITY_PX = 250;

/** Spec §9: the same for Ctrl + wheel, which trackpads send for a pinch; the distance is −`deltaY`. */
export const CTRL_WHEEL_SENSITIVITY_PX = 1000;

/** Spec §9: the longest time between the two clicks of a double-click; 0 zooms at a single click. */
export const DOUBLE_CLICK_MS = 200;

/** The width of a fingertip: touch systems allow 20 to 100 px between the clicks, mice about 5. */
export const DOUBLE_CLICK_DISTANCE_PX = 40;

/** Spec §4: the amount that a double-click adds to the scale. */
export const DOUBLE_CLICK_ZOOM_STEP = 1;

/** From 1 to 3 in four steps of a button or key. */
export const ZOOM_STEP = 0.5;

/** Spec §9: a pointer that moves no further, in each direction, still taps. */
export const TAP_THRESHOLD_PX = 3;

/** Spec §4: a swipe steps when it is longer than the window's width divided by this. */
export const SWIPE_DISTANCE_DIVISOR = 3.5;

/** Spec §4: in px/ms; any faster, mainly horizontal swipe steps. */
export const SWIPE_VELOCITY = 2;

/** Spec §9, swipe defaults: a flick is faster (in px/ms), longer and briefer than these three. */
export const FLICK_VELOCITY = 0.5;
export const FLICK_DISTANCE_PX = 50;
export const FLICK_DURATION_MS = 250;

/** Speed is a mean over this window, because events come unevenly and a thumb turns at its end. */
export const SPEED_WINDOW_MS = 80;

/** After a longer silence the pointer has rested; after a shorter one, a busy browser has merged moves. */
export const LONGEST_SILENCE_MS = 160;

/** A pointer that is lifted later than this after its last move has stopped. */
export const STOPPED_MS = 40;

/** Part of a movement that remains past an edge, or past either end of the gallery. */
export const FRICTION = 0.35;

/** Part of the velocity that remains after each millisecond. */
export const DECELERATION = 0.995;

/** In 1/ms: a critically damped spring, which arrives in about 300 ms. */
export const SPRING = 0.018;

/** A pull down closes when it is longer than the window's height divided by this. */
export const PULL_DISTANCE_DIVISOR = 4;

export const KEY_PAN_PX = 80;

/** A longer pause begins a new gesture; inertia fires every 16 ms. */
export const WHEEL_PAUSE_MS = 160;

/** Less than one notch, more than a resting finger. */
export const WHEEL_DISTANCE_PX = 24;

/** Compared with the fading inertia of a trackpad, a stronger event is a new push. */
export const WHEEL_PUSH_RATIO = 3;
