import { defineIsland } from '#app/ui/island.ts';

export const INQUIRY_ID = 'inquiry';
export const INQUIRY_DATA_ID = 'inquiry-data';

/** The artist's contact channels; a missing one is not offered. */
export interface InquirySource {
  readonly email?: string;
  readonly telegram?: string;
  readonly whatsapp?: string;
  readonly form?: string;
  /** Names the services that the message may be copied to. */
  readonly copyLabel: string;
}

/** Opened by the buy button: the head script sets `data-inquiry` if the URL asks for it. */
export const inquiry = defineIsland({
  container: `html[data-inquiry] #${INQUIRY_ID}`,
  at: 'page',
  load: () => import('./inquiry.tsx'),
  data: (): InquirySource =>
    JSON.parse(document.getElementById(INQUIRY_DATA_ID)?.textContent ?? ''),
  hasLabels: true,
  start: async ({ mountInquiry }, context) => (await mountInquiry(context)) || hideInquiry(),
  fallBack: hideInquiry,
});

// Hides the space reserved for the inquiry. The page still shows all contacts.
function hideInquiry(): void {
  delete document.documentElement.dataset.inquiry;
}
