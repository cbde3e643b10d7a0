import { useEffect, useLayoutEffect, useRef } from 'react';
import { savesData } from '../hooks/saves-data.ts';
import { useIdle } from '../hooks/use-idle.ts';
import { usePagePath } from '../hooks/use-page-path.ts';
import { FIRST_FONTS } from '../styles/font-files.ts';

/**
 * Shows the fonts that came too late for the first page from the next page on: docs/decisions/late-fonts.md.
 *
 * The outside system is the browser's list of fonts.
 */
export function useLateFonts(): void {
  const path = usePagePath();
  const late = useRef<readonly FontFace[]>([]);
  const isIdle = useIdle();

  useEffect(() => {
    if (!isIdle || savesData()) return;
    const faces = FIRST_FONTS.filter(({ href }) => wasLate(href)).map(
      ({ family, weight, href }) => new FontFace(family, `url("${href}")`, { weight }),
    );
    Promise.all(faces.map((face) => face.load())).then(
      (loaded) => {
        late.current = loaded;
      },
      // The pages can be read without.
      () => {},
    );
  }, [isIdle]);

  // Before the new page is painted: nothing moves. With the first page, none has come yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what is followed.
  useLayoutEffect(() => {
    for (const face of late.current) document.fonts.add(face);
    late.current = [];
  }, [path]);
}

/** Whether a file came after the first text had been painted, so that the browser has done without. */
function wasLate(href: string): boolean {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [file] = performance.getEntriesByName(new URL(href, document.baseURI).href);
  if (!painted) return false;
  return !(file instanceof PerformanceResourceTiming) || file.responseEnd > painted.startTime;
}
