import type { Exhibition } from '#catalogue/news/post.ts';
import { exhibitionData, headingLabels } from './page-attributes.ts';

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
  const inState = (state: ExhibitionState) =>
    exhibitions.filter((days) => exhibitionState(days, today) === state);
  const open = inState('on').sort((one, other) => one.to.localeCompare(other.to));
  const coming = inState('coming').sort((one, other) => one.from.localeCompare(other.from));
  return open[0] ?? coming[0];
}

export function start(): void {
  showStates();
  document.addEventListener('visibilitychange', showStates);
}

function showStates(): void {
  const today = localDay(new Date());
  const lines = [...document.querySelectorAll<HTMLElement>(exhibitionData.selector)];
  const exhibitions = lines.map((line) => {
    const { from, to, labels } = JSON.parse(exhibitionData.read(line));
    const state = exhibitionState({ from, to }, today);
    line.dataset.state = state;
    line.children[0]?.replaceChildren(labels[state]);
    return { from, to, state, card: line.closest('a') };
  });
  const heading = document.querySelector(headingLabels.selector);
  const next = nextExhibition(exhibitions, today);
  // Without a current exhibition, the static content stays.
  if (!heading || !next) return;
  heading.textContent = JSON.parse(headingLabels.read(heading))[next.state];
  for (const card of heading.parentElement?.querySelectorAll('a') ?? []) {
    card.hidden = card !== next.card;
  }
}
