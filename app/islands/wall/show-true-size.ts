import { dragToScroll } from './drag-to-scroll.ts';

// Stores device pixels per centimetre.
const KEY = 'screen-pixels-per-cm';

// CSS pixels per centimetre before calibration: a phone, and the CSS definition.
const LIKELY = { phone: 62, other: 96 / 2.54 };

/** Calibrates the screen once with a bank card (85.60 × 53.98 mm). */
export function showTrueSize(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  const { width = '', height = '' } = dialog.dataset;
  dialog.style.setProperty('--width', width);
  dialog.style.setProperty('--height', height);
  if (dialog.dataset.step === undefined) listen(dialog);
  dialog.showModal();
  const known = knownScale();
  if (known) showPainting(dialog, known);
  else compare(dialog);
}

function listen(dialog: HTMLDialogElement): void {
  const slider = sliderOf(dialog);
  slider.addEventListener('input', () => setScale(dialog, Number(slider.value)));
  dialog.addEventListener('click', ({ target }) => {
    const { dataset } = (target as Element).closest('button') ?? {};
    if (!dataset) return;
    if (dataset.closes !== undefined) dialog.close();
    if (dataset.compares !== undefined) compare(dialog);
    if (dataset.compared !== undefined) {
      remember(Number(slider.value));
      showPainting(dialog, Number(slider.value));
    }
  });
  const view = viewOf(dialog);
  view.addEventListener('dragstart', (event) => event.preventDefault());
  view.addEventListener('pointerdown', (event) => {
    // Touch scrolls natively.
    if (event.pointerType === 'mouse' && event.button === 0) dragToScroll(view, event);
  });
  // Browser zoom changes the device pixels per CSS pixel.
  addEventListener('resize', () => {
    const scale = knownScale();
    if (dialog.open && dialog.dataset.step === 'painting' && scale) setScale(dialog, scale);
  });
}

function compare(dialog: HTMLDialogElement): void {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const scale = knownScale() ?? (isPhone ? LIKELY.phone : LIKELY.other);
  dialog.dataset.step = 'card';
  sliderOf(dialog).value = `${scale}`;
  setScale(dialog, Number(sliderOf(dialog).value));
  sliderOf(dialog).focus();
}

function showPainting(dialog: HTMLDialogElement, scale: number): void {
  setScale(dialog, scale);
  const shown = `${Math.ceil(scale * Number(dialog.dataset.width))}px`;
  const view = viewOf(dialog);
  for (const each of view.querySelectorAll('source, img')) each.setAttribute('sizes', shown);
  dialog.dataset.step = 'painting';
  view.focus();
  view.scrollTo({
    left: (view.scrollWidth - view.clientWidth) / 2,
    top: (view.scrollHeight - view.clientHeight) / 2,
  });
}

function setScale(dialog: HTMLDialogElement, scale: number): void {
  dialog.style.setProperty('--cm', `${scale}px`);
}

// In CSS pixels per centimetre.
function knownScale(): number | undefined {
  try {
    return Number(localStorage.getItem(KEY)) / devicePixelRatio || undefined;
  } catch {
    return undefined;
  }
}

function remember(scale: number): void {
  try {
    localStorage.setItem(KEY, `${scale * devicePixelRatio}`);
  } catch {}
}

function sliderOf(dialog: HTMLDialogElement): HTMLInputElement {
  return dialog.querySelector('input') as HTMLInputElement;
}

function viewOf(dialog: HTMLDialogElement): HTMLElement {
  return dialog.querySelector('[data-view]') as HTMLElement;
}
