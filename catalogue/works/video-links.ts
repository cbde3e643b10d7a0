import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { parseUrl } from '#catalogue/texts/url.ts';

// Communities have a negative owner; `hash` opens videos that are reachable by link only.
interface VkVideo {
  readonly player: 'vk';
  readonly oid: string;
  readonly id: string;
  readonly hash?: string;
}

// `start` is in seconds.
interface YoutubeVideo {
  readonly player: 'youtube';
  readonly id: string;
  readonly start?: number;
}

export type VideoLink = VkVideo | YoutubeVideo;

const VK_HOSTS = ['vk.com', 'vk.ru', 'vkvideo.ru'];
const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com'];

const VK_PAGE = /(?:^|\/)(?:video|clip)(-?[1-9]\d{0,15})_([1-9]\d{0,15})(?:\/|$)/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_FOLDERS = /^\/(?:shorts|embed|live|v)\/([^/]+)\/?$/;
// Reserved words of YouTube that look like an id.
const YOUTUBE_WORDS = ['videoseries', 'live_stream'];

export type VideoDoubt = 'playlist' | 'rutube' | 'vimeo' | 'unknown';

/**
 * Accepts any spelling of a URL or a whole `<iframe>` code. URLs are rebuilt from the parts that name the video.
 * @example readVideoLink('youtu.be/aB3-dE5_gH7?t=1m30s,') // { player: 'youtube', id: 'aB3-dE5_gH7', start: 90 }
 */
export function readVideoLink(text: string): VideoLink | VideoDoubt {
  const url = videoUrl(normalizeSpaces(text));
  if (url === undefined) return 'unknown';
  const host = url.hostname.replace(/^(?:www|m|music|player)\./, '');
  if (host === 'rutube.ru') return 'rutube';
  if (host === 'vimeo.com') return 'vimeo';
  const video = parseVideo(host, url);
  const isOfPlayer = [...VK_HOSTS, ...YOUTUBE_HOSTS].includes(host);
  const isPlaylist = isOfPlayer && /\/(?:playlist|videoseries)\b/.test(url.pathname);
  return video ?? (isPlaylist ? 'playlist' : 'unknown');
}

export function parseVideoLink(text: string): VideoLink | undefined {
  const video = readVideoLink(text);
  return typeof video === 'string' ? undefined : video;
}

function parseVideo(host: string, url: URL): VideoLink | undefined {
  if (VK_HOSTS.includes(host)) return parseVk(url);
  if (YOUTUBE_HOSTS.includes(host)) return parseYoutube(youtubeId(url), url);
  if (host === 'youtu.be') return parseYoutube(/^\/([^/]+)\/?$/.exec(url.pathname)?.[1], url);
  return undefined;
}

function videoUrl(text: string): URL | undefined {
  const isCode = /^\s*<iframe/i.test(text);
  const source = isCode ? /<iframe\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/is.exec(text)?.[2] : text;
  // Codes copied from a page write & as an entity; older VK codes and typed links omit the protocol.
  const completed = source
    ?.replace(/&amp;|&#38;/g, '&')
    .replace(/^[\s<(«"']+|[\s>)»"'.,;:!]+$/g, '')
    .replace(/^(?:\/\/|(?![a-z][a-z\d+.-]*:))/i, 'https://');
  const url = completed === undefined ? undefined : parseUrl(completed);
  const isPlain = url?.username === '' && url.password === '' && url.port === '';
  return url && isPlain && ['https:', 'http:'].includes(url.protocol) ? url : undefined;
}

function parseVk(url: URL): VkVideo | undefined {
  if (url.pathname !== '/video_ext.php') {
    const page = VK_PAGE.exec(url.searchParams.get('z') ?? '') ?? VK_PAGE.exec(url.pathname);
    return page?.[1] && page[2] ? { player: 'vk', oid: page[1], id: page[2] } : undefined;
  }
  const oid = url.searchParams.get('oid') ?? '';
  const id = url.searchParams.get('id') ?? '';
  const hash = url.searchParams.get('hash') ?? '';
  if (!VK_PAGE.test(`video${oid}_${id}`) || !/^[\w-]{0,64}$/.test(hash)) return undefined;
  return { player: 'vk', oid, id, ...(hash !== '' && { hash }) };
}

function youtubeId(url: URL): string | undefined {
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get('v') ?? undefined;
  return YOUTUBE_FOLDERS.exec(url.pathname)?.[1];
}

function parseYoutube(id: string | undefined, url: URL): YoutubeVideo | undefined {
  if (id === undefined || !YOUTUBE_ID.test(id) || YOUTUBE_WORDS.includes(id)) return undefined;
  const start = parseSeconds(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
  return { player: 'youtube', id, ...(start > 0 && { start }) };
}

// Reads `90`, `90s`, `1m30s` and `1h2m3s`; anything else is 0.
function parseSeconds(time: string): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time);
  const [hours, minutes, seconds] = [parts?.[1], parts?.[2], parts?.[3]].map((n) => Number(n ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
