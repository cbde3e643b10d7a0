import { defineIsland } from '#app/ui/island.ts';

export const INQUIRY_ID = 'inquiry';
export const INQUIRY_DATA_ID = 'inquiry-data';

/** What the artist has. */
export interface InquirySource {
  readonly email?: string;
  readonly telegram?: string;
  readonly whatsapp?: string;
  readonly form?: string;
  /** Names the services that the message may be copied to. */
  readonly copyLabel: string;
}

/** Design: the buy button. The head script sets `data-inquiry` if the URL asks for it. */
export const inquiry = defineIsland({
  container: `html[data-inquiry] #${INQUIRY_ID}`,
  at: 'page',
  load: () => import('./inquiry.tsx'),
  data: (): InquirySource =>
    JSON.parse(document.getElementById(INQUIRY_DATA_ID)?.textContent ?? ''),
  hasLabels: true,
  start: async ({ mountInquiry }, context) => (await mountInquiry(context)) || removeRoom(),
  fallBack: removeRoom,
});

// Without the inquiry, the page still has all contacts.
function removeRoom(): void {
  delete document.documentElement.dataset.inquiry;
}
