import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';
import { VideoFrame } from './video-frame.tsx';
import styles from './video-list.module.css';

interface VideoListProps {
  readonly videos: readonly VideoLink[];
  readonly poster: Photo;
  /** Of the work or post. */
  readonly title: string;
}

/** Labels are in the language of the page, even for a text in another one. */
export function VideoList({ videos, poster, title }: VideoListProps) {
  const language = useLanguage();
  if (videos.length === 0) return null;
  return (
    <div className={styles.root} lang={language}>
      {videos.map((video, index) => (
        <VideoFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a video may stand in it twice.
          key={index}
          video={video}
          number={index + 1}
          isOnly={videos.length === 1}
          poster={poster}
          title={title}
        />
      ))}
    </div>
  );
}
