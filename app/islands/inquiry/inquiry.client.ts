import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import type { Channel } from './message.ts';

export const inquirySource = dataAttribute('source');

export interface InquirySource {
  readonly channels: readonly Channel[];
  readonly copyLabel: string;
}

export const inquiry = defineIsland({
  container: `html[data-inquiry] ${inquirySource.selector}`,
  at: 'page',
  load: () => import('./inquiry.tsx'),
  data: (container): InquirySource => JSON.parse(inquirySource.read(container)),
  hasLabels: true,
  start: async ({ mountInquiry }, context) => (await mountInquiry(context)) || hideInquiry(),
  fallBack: hideInquiry,
});

function hideInquiry(): void {
  delete document.documentElement.dataset.inquiry;
}
