import { urlOf } from '#app/ui/i18n/base-path.ts';
import { usePage } from '#app/ui/i18n/translations.ts';
import { jpegFile, type Photo, pictureFile } from '#catalogue/photos/photo.ts';
import { escapeHtml } from '#catalogue/texts/escape-html.ts';
import type { VideoLink } from '#catalogue/works/video-links.ts';
import { ExternalLink } from './link.tsx';
import styles from './video-list.module.css';
import { embedUrl, watchUrl } from './video-player.ts';
import posterStyles from './video-poster.css?url';

/** Spec §9: sizes of the players. */
const PLAYERS = {
  vk: { site: 'VK', width: 300, height: 200 },
  youtube: { site: 'YouTube', width: 560, height: 315 },
} as const;

// The widest file up to this width fills the larger player.
const POSTER_PX = 700;

interface VideoListProps {
  readonly videos: readonly VideoLink[];
  readonly poster: Photo;
  readonly title: string;
}

/** A local poster waits in each frame, so no third party is asked before play. */
export function VideoList({ videos, poster, title }: VideoListProps) {
  const { t, language } = usePage();
  if (videos.length === 0) return null;
  const posterWidth = poster.widths.filter((width) => width <= POSTER_PX).at(-1) ?? poster.width;
  const posterUrl = escapeHtml(urlOf(pictureFile(poster.name, posterWidth, 'avif')));
  const jpegUrl = escapeHtml(urlOf(jpegFile(poster)));
  return (
    <div className={styles.root} lang={language}>
      {videos.map((video, index) => {
        const { site, width, height } = PLAYERS[video.player];
        const number = index + 1;
        const name = t('videoNumber', { title, number });
        const play = videos.length === 1 ? t('playVideo') : t('playVideoNumber', { number });
        // Without `fetchpriority`, browsers request the styles before the first paint of the page.
        const document = `<!doctype html>
<html lang="${language}">
<meta name="color-scheme" content="light">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="${escapeHtml(posterStyles)}" fetchpriority="low">
<a href="${escapeHtml(embedUrl(video))}" referrerpolicy="strict-origin-when-cross-origin">
<picture><source type="image/avif" srcset="${posterUrl}">
<img src="${jpegUrl}" width="${poster.width}" height="${poster.height}" alt=""></picture>
<span>${escapeHtml(play)}</span>
</a>`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a video may stand in it twice.
          <figure key={index}>
            <iframe
              title={name}
              srcDoc={document}
              width={width}
              height={height}
              // Browsers derive no ratio from the size of a frame.
              style={{ aspectRatio: `${width} / ${height}` }}
              loading="lazy"
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
            />
            <figcaption>
              <ExternalLink href={watchUrl(video)} newTabLabel={t('opensInNewTab')}>
                {t('watchVideoAt', { site })}
              </ExternalLink>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
