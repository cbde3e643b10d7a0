import { startIsland } from '#app/ui/start-island.ts';
import { LETTER_DATA_ID, LETTER_ID, type LetterSource } from './letter.ts';

/** Design: the buy button. */
export function start(): void {
  const place = document.getElementById(LETTER_ID);
  const data = document.getElementById(LETTER_DATA_ID)?.textContent;
  const asked = new URLSearchParams(location.search);
  const { query = '', queries = '' } = place?.dataset ?? {};
  const ids = asked.get(queries) ?? asked.get(query);
  if (!place || !data || !ids) return;
  // Without the inquiry, the page still has all contacts.
  const keepNoRoom = () => delete document.documentElement.dataset.letter;
  startIsland(
    import('./letter-island.tsx')
      .then(({ mountLetter }) => mountLetter(place, ids, JSON.parse(data) as LetterSource))
      .then((isShown) => isShown || keepNoRoom()),
    keepNoRoom,
  );
}
