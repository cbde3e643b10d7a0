import type { Exhibition } from '#catalogue/news/post.ts';

type ExhibitionDays = Pick<Exhibition, 'from' | 'to'>;

type ExhibitionState = 'coming' | 'on' | 'past';

/** In the local time zone of the clock, not in UTC. */
export function localDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The first and the last day count as open. */
export function exhibitionState({ from, to }: ExhibitionDays, today: string): ExhibitionState {
  if (today < from) return 'coming';
  return today > to ? 'past' : 'on';
}

/** The open exhibition that ends first, else the next to open; undefined when all are past. */
export function nextExhibition<Days extends ExhibitionDays>(
  exhibitions: readonly Days[],
  today: string,
): Days | undefined {
  const stateOf = (days: Days) => exhibitionState(days, today);
  const isOn = exhibitions.filter((days) => stateOf(days) === 'on');
  const comes = exhibitions.filter((days) => stateOf(days) === 'coming');
  return (
    isOn.sort((one, other) => compareDays(one.to, other.to))[0] ??
    comes.sort((one, other) => compareDays(one.from, other.from))[0]
  );
}

function compareDays(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

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
