import { Activity, type RefObject, useEffect } from 'react';
import { useIdle } from '../hooks/use-idle.ts';
import type { SeriesPlace } from './lightbox-address.ts';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import { loadLightbox } from './load-lightbox.ts';
import { type LightboxControl, type Openers, useShownPicture } from './use-shown-picture.ts';

export interface LightboxSeries {
  readonly items: readonly LightboxItem[];
  /** The query parameter that names the picture on screen. */
  readonly query: string;
  /** Where one leads to the next; otherwise each picture is shown by itself. */
  readonly series?: SeriesPlace;
  readonly labels: LightboxLabels;
}

interface LightboxPlaceProps extends LightboxSeries {
  readonly openers: Openers;
  /** Is given the functions that prepare and open a picture. */
  readonly control: RefObject<LightboxControl | null>;
}

/**
 * Where the lightbox of a page appears: a component of its own, so that the page under it is not rendered anew. Its
 * code is fetched when the page is idle; when a picture is about to be pressed, it is rendered, unseen.
 */
export function LightboxPlace(props: LightboxPlaceProps) {
  const { items, query, series, labels, openers, control } = props;
  const isSeries = series !== undefined;
  const place = series ?? { first: 0, total: items.length };
  const picture = { query, place, count: items.length, openers, control };
  const { shown, prepared, follow, close } = useShownPicture(picture);

  const isIdle = useIdle();
  useEffect(() => {
    // What fails now is asked for again at the touch.
    if (isIdle && items.length > 0) loadLightbox().catch(() => {});
  }, [isIdle, items.length]);

  const previewOf = (index: number) => {
    const opener = openers.current.get(isSeries ? index : (shown?.index ?? index));
    const picture = opener?.querySelector('img');
    return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
  };

  const current = shown ?? prepared;
  const only = current && items[current.index];
  return (
    only && (
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <current.Lightbox
          // What was made ready on one page must not be shown on the next.
          key={`${current.index} ${only.photo.name}`}
          items={isSeries ? items : [only]}
          series={place}
          initialIndex={isSeries ? current.index : 0}
          labels={labels}
          entrance={shown?.entrance ?? 'instead'}
          previewOf={previewOf}
          onPage={isSeries ? follow : () => {}}
          onClose={close}
        />
      </Activity>
    )
  );
}
