import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Picture } from '#app/pictures/picture.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import type { Event } from './lightbox-model.ts';
import styles from './tools.module.css';

interface LightboxStripProps {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly dispatch: (event: Event) => void;
  readonly label: string;
}

/**
 * All pictures of the series, small and whole, with the one on screen in the middle. Tab finds that one alone; the
 * arrow keys lead from it to the others as they do everywhere.
 *
 * Not rendered again while fingers move the picture: there can be hundreds of them.
 */
export const LightboxStrip = memo(function LightboxStrip(props: LightboxStripProps) {
  const { items, index, dispatch, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const isPlaced = useRef(false);
  // Once the dialog around it is open: before, it has no place to scroll in.
  useEffect(() => {
    const current = list.current?.children[index] as HTMLElement | undefined;
    if (!list.current || !current) return;
    list.current.scrollTo({
      left: current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2,
      // The dialog becomes modal meanwhile, which would end a longer way to the first place.
      behavior: isPlaced.current ? 'auto' : 'instant',
    });
    isPlaced.current = true;
  }, [index]);
  return (
    <ul ref={list} className={styles.strip} aria-label={label}>
      {items.map(({ title, photo }, each) => (
        <li key={photo.name}>
          <button
            type="button"
            className={styles.thumbnail}
            style={{ '--ground': photo.colour } as CSSProperties}
            aria-label={title.text}
            lang={title.language}
            aria-current={each === index}
            tabIndex={each === index ? 0 : -1}
            onClick={() => dispatch({ type: 'go', index: each })}
          >
            <Picture photo={photo} alt="" sizes={`${(3 * photo.width) / photo.height}rem`} />
          </button>
        </li>
      ))}
    </ul>
  );
});
