import { whenIdle } from '#app/ui/island.ts';

const PAUSE_KEY = 'slideshow-paused';

// Spec §4: 0, 1, 2, back to 0. Loads each picture while the one before is shown.
// Stops in hidden tabs, with reduced motion and while paused; session storage remembers the pause.
export function start(slideshow: HTMLElement): void {
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  let slides: readonly HTMLElement[] = [];
  let current = 0;
  let timer: number | undefined;

  const show = (index: number) => {
    current = index % slides.length;
    for (const [each, slide] of slides.entries()) {
      slide.toggleAttribute('data-current', each === current);
    }
    slides[(current + 1) % slides.length]?.toggleAttribute('data-near', true);
  };

  const setClock = () => {
    window.clearInterval(timer);
    const isStill = document.hidden || motion.matches || 'paused' in slideshow.dataset;
    if (isStill || slides.length < 2) return;
    timer = window.setInterval(() => show(current + 1), Number(slideshow.dataset.slideshow));
  };

  whenIdle(() => {
    const template = slideshow.querySelector('template');
    template?.replaceWith(template.content);
    slides = [...slideshow.querySelectorAll<HTMLElement>('[data-slide]')];
    show(0);
    setClock();
  });
  followPauseButton(slideshow, setClock);
  document.addEventListener('visibilitychange', setClock);
  motion.addEventListener('change', setClock);
}

function followPauseButton(slideshow: HTMLElement, onChange: () => void): void {
  const button = slideshow.querySelector('button');
  const pause = (isPaused: boolean) => {
    slideshow.toggleAttribute('data-paused', isPaused);
    button?.setAttribute('aria-pressed', String(isPaused));
  };
  pause(wasPaused());
  button?.addEventListener('click', () => {
    const isPaused = !('paused' in slideshow.dataset);
    pause(isPaused);
    rememberPause(isPaused);
    onChange();
  });
}

// Session storage can be blocked: then the page alone remembers it.
function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(PAUSE_KEY) === 'true';
  } catch {
    return false;
  }
}

function rememberPause(isPaused: boolean): void {
  try {
    sessionStorage.setItem(PAUSE_KEY, String(isPaused));
  } catch {}
}
