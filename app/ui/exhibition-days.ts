import { exhibitionState, localDay, nextExhibition } from './exhibition.ts';

/** Synchronizes with the visitor's clock, whenever the page becomes visible. */
export function start(): void {
  tellDays();
  document.addEventListener('visibilitychange', tellDays);
}

function tellDays(): void {
  const today = localDay(new Date());
  for (const line of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const state = exhibitionState(daysOf(line), today);
    line.dataset.state = state;
    const told = line.querySelector('[data-told]');
    if (told) told.textContent = line.dataset[state] ?? '';
  }
  const place = document.querySelector('[data-exhibitions]');
  if (place) showNext(place, today);
}

// Without a current exhibition, the static content stays.
function showNext(place: Element, today: string): void {
  const cards = [...place.querySelectorAll<HTMLElement>('[data-card]')];
  const dated = cards.flatMap((card) => {
    const line = card.querySelector<HTMLElement>('[data-from]');
    return line ? [{ ...daysOf(line), card }] : [];
  });
  const next = nextExhibition(dated, today);
  const heading = place.querySelector<HTMLElement>('[data-next]');
  if (!next || !heading) return;
  heading.textContent = heading.dataset[exhibitionState(next, today)] ?? '';
  for (const card of cards) card.hidden = card !== next.card;
}

function daysOf({ dataset: { from = '', to = '' } }: HTMLElement) {
  return { from, to };
}
