import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import type { Channel } from './message.ts';

const INQUIRY_ID = 'inquiry';

const inquirySource = dataAttribute('source');

export interface InquirySource {
  readonly channels: readonly Channel[];
  readonly copyLabel: string;
}

export function inquiryProps(source: InquirySource) {
  return { id: INQUIRY_ID, ...inquirySource.props(JSON.stringify(source)) };
}

/** Opened by the buy button: the head script sets `data-inquiry` if the URL asks for it. */
export const inquiry = defineIsland({
  container: `html[data-inquiry] #${INQUIRY_ID}`,
  at: 'page',
  load: () => import('./inquiry.tsx'),
  data: (container): InquirySource => JSON.parse(inquirySource.read(container)),
  hasLabels: true,
  start: async ({ mountInquiry }, context) => (await mountInquiry(context)) || hideInquiry(),
  fallBack: hideInquiry,
});

// Hides the space reserved for the inquiry. The page still shows all contacts.
function hideInquiry(): void {
  delete document.documentElement.dataset.inquiry;
}
