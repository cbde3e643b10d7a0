import { dataText } from '#catalogue/metadata/markup.ts';
import { LIGHTBOX_DATA_ID, type LightboxSource } from './lightbox-item.ts';
import { useLightboxLabels } from './use-lightbox-labels.ts';

/** What the lightbox of a page will show and say, for when it wakes; browsers do not execute it. */
export function LightboxData(series: Omit<LightboxSource, 'labels'>) {
  const source: LightboxSource = { ...series, labels: useLightboxLabels() };
  return (
    <script
      type="application/json"
      id={LIGHTBOX_DATA_ID}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
      dangerouslySetInnerHTML={{ __html: dataText(source) }}
    />
  );
}
