import { alternatePath, paths } from '#catalogue/paths/paths.ts';
import { readTelegramChat, readVkPage } from '#catalogue/texts/contact-links.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { isSitePath, LINK_PROTOCOLS, urlsIn } from '#catalogue/texts/marked-text.ts';
import { IMAGE_PROTOCOLS, isImageUrl, isUrlOf, parseUrl } from '#catalogue/texts/url.ts';
import { readVideoLink } from '#catalogue/works/video-links.ts';
import { entriesOf, textsOfWorks } from './entry-rules.ts';
import { type Finding, type JsonLocation, textsIn } from './finding.ts';
import { error } from './messages.ts';
import type { ValidatedFolder } from './validate-folder.ts';

export function* linkFindings(files: ValidatedFolder): Iterable<Finding> {
  const { site, gallery, news, translation, galleryTexts } = files;
  // The schema checks e-mail, phone and WhatsApp.
  const { email, phone, whatsapp, vk, telegram, ...contacts } = site.salvaged?.contacts ?? {};
  const locateContact = (name: string) => ({ file: site.file, path: ['contacts', name] });
  yield* profileFindings(locateContact('vk'), PROFILES.vk, vk);
  yield* profileFindings(locateContact('telegram'), PROFILES.telegram, telegram);
  for (const [group, links] of Object.entries({ contacts, links: site.salvaged?.links ?? {} })) {
    for (const [name, url = ''] of Object.entries(links)) {
      if (url) yield* urlFindings({ file: site.file, path: [group, name] }, url, LINK_PROTOCOLS);
    }
  }
  const pages = pagesOf(files);
  for (const [{ details }, locate] of entriesOf(gallery)) {
    yield* videoFindings(locate('details', 'vk_videos'), 'vk', details?.vk_videos);
    yield* videoFindings(locate('details', 'yt_videos'), 'youtube', details?.yt_videos);
    yield* textLinkFindings(locate('details', 'text'), details?.text, pages);
  }
  for (const [{ content, translations }, locate] of entriesOf(news)) {
    yield* videoFindings(locate('content', 'vk_videos'), 'news', content?.vk_videos);
    yield* textLinkFindings(locate('content', 'text'), content?.text, pages);
    for (const [language, texts] of Object.entries(translations ?? {})) {
      yield* textLinkFindings(locate('translations', language, 'text'), texts?.text, pages);
    }
  }
  for (const { texts, locate } of textsOfWorks(galleryTexts)) {
    yield* textLinkFindings(locate('text'), texts.text, pages);
  }
  for (const { file, salvaged } of Object.values(translation)) {
    yield* textLinkFindings({ file, path: ['biography'] }, salvaged?.biography, pages);
  }
}

const PROFILES = {
  vk: { service: 'VK', readUrl: readVkPage, example: 'https://vk.com/painter' },
  telegram: { service: 'Telegram', readUrl: readTelegramChat, example: 'https://t.me/painter' },
};

function* profileFindings(
  at: JsonLocation,
  { service, readUrl, example }: (typeof PROFILES)['vk'],
  url = '',
): Iterable<Finding> {
  if (url === '') return;
  const profileUrl = readUrl(url);
  const pathOf = (link = '') => parseUrl(link)?.pathname.replace(/\/$/, '');
  if (isUrlOf(url, LINK_PROTOCOLS) && pathOf(url) === pathOf(profileUrl)) return;
  yield error('no-profile', at, { service, url, example: profileUrl || example });
}

/** Protocols that are not allowed here are unsafe or do not work for visitors. */
function* urlFindings(at: JsonLocation, url: string, allowedProtocols: readonly string[]) {
  if (isUrlOf(url, allowedProtocols)) return;
  const protocol = /^[^:]*:/.exec(url)?.[0] ?? '';
  const protocols = { en: allowedProtocols.join(' or '), ru: allowedProtocols.join(' или ') };
  if (!parseUrl(url)) yield error('url', at, { value: url });
  // Otherwise valid, so isUrlOf refused its credentials.
  else if (allowedProtocols.includes(protocol)) yield error('secret', at);
  else yield error('url-protocol', at, { url, protocol, protocols });
}

export function imageUrlFindings(at: JsonLocation, url: string): Finding[] {
  return isImageUrl(url) ? [] : [...urlFindings(at, url, IMAGE_PROTOCOLS)];
}

function* textLinkFindings(
  { file, path: textsPath }: JsonLocation,
  value: unknown,
  pages: ReadonlySet<string> | undefined,
): Iterable<Finding> {
  for (const [innerPath, text] of textsIn(value)) {
    const at = { file, path: [...textsPath, ...innerPath] };
    for (const url of urlsIn(text)) {
      const path = alternatePath(url, firstLanguage()).replace(/[?#].*$/, '');
      if (!isSitePath(url)) yield* urlFindings(at, url, LINK_PROTOCOLS);
      else if (pages && !pages.has(path)) yield error('no-page', at, { url });
    }
  }
}

function pagesOf({ gallery, news }: ValidatedFolder): ReadonlySet<string> | undefined {
  if (!gallery.salvaged || !news.salvaged) return undefined;
  const pathTo = paths(firstLanguage());
  const works = gallery.salvaged.flatMap((work) => {
    const { id, category } = work ?? {};
    return id && category ? [pathTo.artwork({ id, category }), pathTo.category(category)] : [];
  });
  const posts = news.salvaged.flatMap((post) => (post?.id ? [pathTo.newsPost(post.id)] : []));
  const mainPages = [pathTo.home, pathTo.about, pathTo.news, pathTo.gallery, pathTo.contact];
  return new Set([...works, ...posts, ...mainPages, pathTo.allWorks(), pathTo.selection]);
}

const VIDEO_SERVICES = {
  vk: { name: 'VK', field: 'vk_videos', example: 'https://vk.com/video-123_456' },
  youtube: { name: 'YouTube', field: 'yt_videos', example: 'https://youtu.be/aB3-dE5_gH7' },
};

function* videoFindings(
  { file, path }: JsonLocation,
  list: 'vk' | 'youtube' | 'news',
  urls: readonly (string | undefined)[] = [],
): Iterable<Finding> {
  const expected = list === 'news' ? 'vk' : list;
  for (const [index, url] of urls.entries()) {
    if (!url?.trim()) continue;
    const at = { file, path: [...path, index] };
    const video = readVideoLink(url);
    const { example } = VIDEO_SERVICES[expected];
    if (video === 'unknown') yield error('unknown-video', at, { url, example });
    else if (video === 'playlist') yield error('video-playlist', at, { url, example });
    else if (typeof video === 'string') {
      yield error('other-service', at, { url, service: video === 'rutube' ? 'Rutube' : 'Vimeo' });
    } else if (video.player === expected) continue;
    else if (list === 'news') yield error('youtube-in-news', at, { url });
    else {
      const { name, field } = VIDEO_SERVICES[video.player];
      yield error('other-player', at, { url, player: name, field });
    }
  }
}
