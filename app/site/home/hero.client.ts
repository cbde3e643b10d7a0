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
  const slides = [...slideshow.querySelectorAll('[data-slide]')];
  let current = 0;
  let timer: number | undefined;

  const loadNext = () => {
    const next = template?.content.firstElementChild;
    if (!next || current < slides.length - 1) return;
    slides[current]?.after(next);
    slides.push(next);
  };
  const showNext = () => {
    slides[current]?.removeAttribute('data-current');
    current = (current + 1) % slides.length;
    slides[current]?.setAttribute('data-current', '');
    loadNext();
  };
  const setClock = () => {
    window.clearInterval(timer);
    if (document.hidden || motion.matches || 'paused' in slideshow.dataset) return;
    loadNext();
    timer = window.setInterval(showNext, HERO_INTERVAL_MS);
  };
  const pause = (isPaused: boolean) => {
    slideshow.toggleAttribute('data-paused', isPaused);
    button?.setAttribute('aria-pressed', String(isPaused));
  };

  const storage = sessionStorageOrNone();
  pause(storage?.getItem(PAUSE_KEY) === 'true');
  button?.addEventListener('click', () => {
    const isPaused = !('paused' in slideshow.dataset);
    pause(isPaused);
    storage?.setItem(PAUSE_KEY, String(isPaused));
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
