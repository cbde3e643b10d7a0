import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Language } from '#catalogue/words/language.ts';
import styles from './preview-frame.module.css';

interface PreviewFrameProps {
  readonly title: string;
  readonly language: Language;
  /** CSS pixels that the page in it has, however large it is shown. */
  readonly width: number;
  readonly height: number;
  /** Without it, what was shown last stays. */
  readonly markup: string | undefined;
}

/**
 * Markup as a window of some width shows it, with the styles of this page. A frame, since the pages ask for the width
 * of the window; it only shows: its links lead nowhere.
 */
export function PreviewFrame({ title, language, width, height, markup }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const available = useWidthOf(place);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page || markup === undefined) return;
    page.documentElement.lang = language;
    if (page.head.childElementCount === 0) {
      const sheets = document.head.querySelectorAll('style, link[rel="stylesheet"]');
      page.head.append(...[...sheets].map((sheet) => sheet.cloneNode(true)));
    }
    page.body.inert = true;
    let isOutdated = false;
    // What is painted before the fonts are there keeps other letters for good, since the site's are optional.
    void Promise.allSettled([...page.fonts].map((font) => font.load())).then(() => {
      if (!isOutdated) page.body.innerHTML = markup;
    });
    return () => {
      isOutdated = true;
    };
  }, [language, markup]);
  const scale = Math.min(1, (available ?? width) / width);
  const sizes = { '--frame-height': `${height}px`, '--frame-scale': scale } as CSSProperties;
  return (
    <div ref={place} className={styles.root} style={sizes}>
      <iframe ref={frame} className={styles.frame} title={title} width={width} />
    </div>
  );
}

/** Synchronizes with the layout. */
function useWidthOf(place: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!place.current) return;
    // Not painted once at another size: the observer calls after that.
    setWidth(place.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
