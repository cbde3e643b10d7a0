import { whenIdle } from '#app/ui/island.ts';

/** Spec §9: time for each hero image. The fade of 3 s is `--duration-fade`. */
const HERO_INTERVAL_MS = 6000;

const PAUSE_KEY = 'slideshow-paused';

// Spec §4: 0, 1, 2, back to 0. Loads each picture while the one before is shown.
// Stops in hidden tabs, with reduced motion and while paused; session storage remembers the pause.
export function start(slideshow: HTMLElement): void {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const button = slideshow.querySelector('button');
  const template = slideshow.querySelector('template');
  const first = slideshow.querySelector('[data-slide]');
  if (!button || !template || !first) return;
  let current = first;
  let timer: number | undefined;

  const isPaused = () => button.getAttribute('aria-pressed') === 'true';
  const loadNext = () => {
    const next = template.content.firstElementChild;
    if (next && current.nextElementSibling === template) template.before(next);
  };
  const showNext = () => {
    current.removeAttribute('data-current');
    current = current.nextElementSibling?.closest('[data-slide]') ?? first;
    current.setAttribute('data-current', '');
    loadNext();
  };
  const setClock = () => {
    window.clearInterval(timer);
    if (document.hidden || motion.matches || isPaused()) return;
    loadNext();
    timer = window.setInterval(showNext, HERO_INTERVAL_MS);
  };

  const storage = sessionStorageOrNone();
  button.setAttribute('aria-pressed', storage?.getItem(PAUSE_KEY) ?? 'false');
  button.addEventListener('click', () => {
    const pressed = String(!isPaused());
    button.setAttribute('aria-pressed', pressed);
    storage?.setItem(PAUSE_KEY, pressed);
    setClock();
  });
  document.addEventListener('visibilitychange', setClock);
  motion.addEventListener('change', setClock);
  whenIdle(setClock);
}

// It can be blocked: then the page alone remembers the pause.
function sessionStorageOrNone(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
