import { wallKind } from '#app/ui/page-attributes.ts';
import { dragToScroll } from './scroll-wall.ts';
import { shownStep } from './wall.client.ts';

// Stores device pixels per centimetre, so that the zoom of the browser changes nothing.
const KEY = 'screen-pixels-per-cm';

// Before calibration, as CSS defines it.
const CSS_PX_PER_CM = 96 / 2.54;

/** Calibrates the screen once with a bank card (85.60 × 53.98 mm). */
export function showTrueSize(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`main ${wallKind.selector} dialog`);
  const slider = dialog?.querySelector('input');
  const view = dialog?.querySelector('section');
  if (!dialog || !slider || !view || dialog.open) return;
  const setScale = (scale: number) => dialog.style.setProperty('--cm', `${scale}px`);
  const showCard = () => {
    slider.value = `${storedScale() ?? CSS_PX_PER_CM}`;
    dialog.dataset.step = 'card';
    setScale(Number(slider.value));
    slider.focus();
  };
  const showPainting = (scale: number) => {
    dialog.dataset.step = 'painting';
    setScale(scale);
    const sizes = `${view.querySelector('img')?.width}px`;
    for (const each of view.querySelectorAll('source, img')) each.setAttribute('sizes', sizes);
    view.focus();
    view.scrollTo({
      left: (view.scrollWidth - view.clientWidth) / 2,
      top: (view.scrollHeight - view.clientHeight) / 2,
    });
  };
  // Once, since the dialog is opened many times.
  if (!dialog.dataset.step) {
    dragToScroll(view);
    slider.addEventListener('input', () => setScale(Number(slider.value)));
    dialog.addEventListener('click', ({ target }) => {
      const shows = shownStep.read(target as HTMLElement);
      if (shows === 'card') showCard();
      if (shows === 'painting') {
        storeScale(Number(slider.value));
        showPainting(Number(slider.value));
      }
    });
    addEventListener('resize', () => {
      const scale = storedScale();
      if (scale && dialog.dataset.step === 'painting') setScale(scale);
    });
  }
  dialog.showModal();
  const scale = storedScale();
  if (scale) showPainting(scale);
  else showCard();
}

// In CSS pixels per centimetre.
function storedScale(): number | undefined {
  try {
    return Number(localStorage.getItem(KEY)) / devicePixelRatio || undefined;
  } catch {
    return undefined;
  }
}

function storeScale(scale: number): void {
  try {
    localStorage.setItem(KEY, `${scale * devicePixelRatio}`);
  } catch {}
}
