// Spec §9: a new photo every 6 s. The length of the fade is `--duration-fade` (tokens.css).
const HERO_INTERVAL_MS = 6000;

const PAUSE_KEY = 'slideshow-paused';

export function start(hero: HTMLElement): void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const button = hero.querySelector('button');
  const template = hero.querySelector('template');
  if (!button || !template) return;
  const slides = [hero.firstElementChild, ...template.content.children];
  let index = 0;
  let timer: number | undefined;

  const fade = (isFaded: boolean) => slides[index]?.toggleAttribute('data-faded', isFaded);
  // The picture of the next slide loads while the current one is shown.
  const insertNext = () => {
    const next = slides[index + 1];
    if (!next || next.isConnected) return;
    template.before(next);
  };
  const showNext = () => {
    fade(true);
    index = (index + 1) % slides.length;
    fade(false);
    insertNext();
  };
  const isPaused = () => button.getAttribute('aria-pressed') === 'true';
  const restartTimer = () => {
    clearInterval(timer);
    if (document.hidden || motion.matches || isPaused()) return;
    insertNext();
    timer = window.setInterval(showNext, HERO_INTERVAL_MS);
  };

  let storage: Storage | undefined;
  try {
    storage = sessionStorage;
  } catch {} // blocked: the page alone remembers the pause
  button.setAttribute('aria-pressed', storage?.getItem(PAUSE_KEY) ?? 'false');
  button.addEventListener('click', () => {
    const pressed = String(!isPaused());
    button.setAttribute('aria-pressed', pressed);
    storage?.setItem(PAUSE_KEY, pressed);
    restartTimer();
  });
  document.addEventListener('visibilitychange', restartTimer);
  motion.addEventListener('change', restartTimer);
  restartTimer();
}
