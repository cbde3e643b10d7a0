import { wallKind } from '#app/ui/page-attributes.ts';
import { dragToScroll } from './scroll-wall.ts';
import { trueSizeStep } from './wall.client.ts';

// Stores device pixels per centimetre, so that the zoom of the browser changes nothing.
const KEY = 'screen-pixels-per-cm';

const CSS_PX_PER_CM = 96 / 2.54;

/** Calibrates the screen once with a bank card (85.60 × 53.98 mm). */
export function showTrueSize(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`main ${wallKind.selector} dialog`);
  const slider = dialog?.querySelector('input');
  const view = dialog?.querySelector('section');
  if (!dialog || !slider || !view || dialog.open) return;
  const setScale = (scale: number) => dialog.style.setProperty('--cm', `${scale}px`);
  const show = (step: 'card' | 'painting', scale = storedScale() ?? CSS_PX_PER_CM) => {
    dialog.dataset.step = step;
    slider.value = `${scale}`;
    setScale(scale);
    if (step === 'card') return slider.focus();
    const sizes = `${view.querySelector('img')?.width}px`;
    for (const each of view.querySelectorAll('source, img')) each.setAttribute('sizes', sizes);
    view.focus();
    view.scrollTo({
      left: (view.scrollWidth - view.clientWidth) / 2,
      top: (view.scrollHeight - view.clientHeight) / 2,
    });
  };
  if (!dialog.dataset.step) {
    dragToScroll(view);
    slider.addEventListener('input', () => setScale(Number(slider.value)));
    dialog.addEventListener('click', ({ target }) => {
      const step = trueSizeStep.read(target as HTMLElement);
      if (step === 'painting') storeScale(Number(slider.value));
      if (step) show(step, step === 'painting' ? Number(slider.value) : undefined);
    });
    addEventListener('resize', () => {
      const scale = storedScale();
      if (scale && dialog.dataset.step === 'painting') setScale(scale);
    });
  }
  dialog.showModal();
  show(storedScale() ? 'painting' : 'card');
}

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
