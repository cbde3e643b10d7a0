import { exhibitionState, localDay, nextExhibition } from '#catalogue/news/exhibition-days.ts';
import { dataAttribute } from './attribute.ts';
import { exhibitionData } from './page-attributes.ts';

export const headingLabels = dataAttribute('next-exhibition');

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
