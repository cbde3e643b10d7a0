import { startIsland } from '#app/ui/start-island.ts';

export const INQUIRY_ID = 'letter';
export const INQUIRY_DATA_ID = 'letter-data';

/** What the artist has. */
export interface InquirySource {
  readonly email?: string;
  readonly telegram?: string;
  readonly whatsapp?: string;
  readonly form?: string;
  /** Names the services that the message may be copied to. */
  readonly copyLabel: string;
}

/** Design: the buy button. */
export function start(): void {
  const container = document.getElementById(INQUIRY_ID);
  const data = document.getElementById(INQUIRY_DATA_ID)?.textContent;
  const query = new URLSearchParams(location.search);
  const { query: one = '', queries: several = '' } = container?.dataset ?? {};
  const ids = query.get(several) ?? query.get(one);
  if (!container || !data || !ids) return;
  // Without the inquiry, the page still has all contacts.
  const removeRoom = () => delete document.documentElement.dataset.letter;
  startIsland(
    import('./inquiry.tsx')
      .then(({ mountInquiry }) => mountInquiry(container, ids, JSON.parse(data)))
      .then((isShown) => isShown || removeRoom()),
    removeRoom,
  );
}
