import type { VideoLink } from '#catalogue/works/video-links.ts';

/** VK redirects between its own hosts. */
export const PLAYER_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://vk.com',
  'https://vk.ru',
  'https://vkvideo.ru',
] as const;

/** `youtube-nocookie.com` sets no cookie before the visitor presses play. */
export function embedUrl(video: VideoLink): string {
  if (video.player === 'vk') {
    const hash = video.hash === undefined ? '' : `&hash=${video.hash}`;
    return `https://vk.com/video_ext.php?oid=${video.oid}&id=${video.id}&hd=2${hash}`;
  }
  const start = video.start === undefined ? '' : `?start=${video.start}`;
  return `https://www.youtube-nocookie.com/embed/${video.id}${start}`;
}

/** The hash of a VK video opens only the player, not the page. */
export function watchUrl(video: VideoLink): string {
  if (video.player === 'youtube') {
    const start = video.start === undefined ? '' : `&t=${video.start}s`;
    return `https://www.youtube.com/watch?v=${video.id}${start}`;
  }
  if (video.hash !== undefined) return embedUrl(video);
  return `https://vkvideo.ru/video${video.oid}_${video.id}`;
}
