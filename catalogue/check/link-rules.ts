import { alternatePath, paths } from '#catalogue/paths/paths.ts';
import { readTelegramChat, readVkPage } from '#catalogue/texts/contact-links.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { addressesIn, isOwnPage, LINK_PROTOCOLS } from '#catalogue/texts/marked-text.ts';
import { IMAGE_PROTOCOLS, isAddressOf, isImageAddress, parseUrl } from '#catalogue/texts/url.ts';
import { readVideoLink } from '#catalogue/works/video-links.ts';
import { entriesOf, textsOfWorks } from './entry-rules.ts';
import { type Finding, type Location, textsIn } from './finding.ts';
import { error } from './messages.ts';
import type { CheckedFolder } from './validate-folder.ts';

export function* linkFindings(files: CheckedFolder): Iterable<Finding> {
  const { site, gallery, news, translation, galleryWords } = files;
  const {
    email: _,
    phone: __,
    whatsapp: ___,
    vk,
    telegram,
    ...contacts
  } = site.salvaged?.contacts ?? {};
  const inContacts = (name: string) => ({ file: site.file, path: ['contacts', name] });
  yield* profileFindings(inContacts('vk'), vk, VK);
  yield* profileFindings(inContacts('telegram'), telegram, TELEGRAM);
  for (const [group, links] of Object.entries({ contacts, links: site.salvaged?.links ?? {} })) {
    for (const [name, url = ''] of Object.entries(links)) {
      if (url) yield* urlFindings({ file: site.file, path: [group, name] }, url, LINK_PROTOCOLS);
    }
  }
  const pages = pagesOf(files);
  for (const [{ details }, at] of entriesOf(gallery)) {
    yield* videoFindings(at('details', 'vk_videos'), details?.vk_videos);
    yield* videoFindings(at('details', 'yt_videos'), details?.yt_videos);
    yield* textLinkFindings(at('details', 'text'), details?.text, pages);
  }
  for (const [{ content, translations }, at] of entriesOf(news)) {
    yield* videoFindings(at('content', 'vk_videos'), content?.vk_videos);
    yield* textLinkFindings(at('content', 'text'), content?.text, pages);
    for (const [language, words] of Object.entries(translations ?? {})) {
      yield* textLinkFindings(at('translations', language, 'text'), words?.text, pages);
    }
  }
  for (const { words, at } of textsOfWorks(galleryWords)) {
    yield* textLinkFindings(at('text'), words.text, pages);
  }
  for (const { file, salvaged } of Object.values(translation)) {
    yield* textLinkFindings({ file, path: ['biography'] }, salvaged?.biography, pages);
  }
}

interface Service {
  readonly service: string;
  readonly read: (text: string) => string | undefined;
  readonly example: string;
}

const VK: Service = { service: 'VK', read: readVkPage, example: 'https://vk.com/painter' };
const TELEGRAM: Service = {
  service: 'Telegram',
  read: readTelegramChat,
  example: 'https://t.me/painter',
};

/** The link is used as it is written, so it must be complete. */
function* profileFindings(at: Location, url = '', { read, ...values }: Service): Iterable<Finding> {
  if (url === '') return;
  const page = read(url);
  const pathOf = (link = '') => parseUrl(link)?.pathname.replace(/\/$/, '');
  const isComplete = isAddressOf(url, LINK_PROTOCOLS) && pathOf(url) === pathOf(page);
  if (!isComplete)
    yield error('no-profile', at, { ...values, url, ...(page && { example: page }) });
}

/** Other protocols are unsafe or do not work for visitors. */
function* urlFindings(at: Location, url: string, known: readonly string[]): Iterable<Finding> {
  if (isAddressOf(url, known)) return;
  const start = /^[^:]*:/.exec(url)?.[0] ?? '';
  const protocols = { en: known.join(' or '), ru: known.join(' или ') };
  if (!parseUrl(url)) yield error('url', at, { value: url });
  else if (known.includes(start)) yield error('hidden-host', at, { url });
  else yield error('url-protocol', at, { url, start, protocols });
}

/** Spec §2: a detail image that starts with `http` is a URL. */
export function imageUrlFindings(at: Location, url: string): Finding[] {
  return isImageAddress(url) ? [] : [...urlFindings(at, url, IMAGE_PROTOCOLS)];
}

function* textLinkFindings(
  { file, path }: Location,
  value: unknown,
  pages: ReadonlySet<string> | undefined,
): Iterable<Finding> {
  for (const [inner, text] of textsIn(value)) {
    const at = { file, path: [...path, ...inner] };
    for (const url of addressesIn(text)) {
      const page = alternatePath(url, firstLanguage()).replace(/[?#].*$/, '');
      if (!isOwnPage(url)) yield* urlFindings(at, url, LINK_PROTOCOLS);
      else if (pages && !pages.has(page)) yield error('no-page', at, { url });
    }
  }
}

function pagesOf({ gallery, news }: CheckedFolder): ReadonlySet<string> | undefined {
  if (!gallery.salvaged || !news.salvaged) return undefined;
  const to = paths(firstLanguage());
  const works = gallery.salvaged.flatMap((work) => {
    const { id, category } = work ?? {};
    return id && category ? [to.artwork({ id, category }), to.category(category)] : [];
  });
  const posts = news.salvaged.flatMap((post) => (post?.id ? [to.newsPost(post.id)] : []));
  const others = [to.home, to.about, to.news, to.gallery, to.allWorks(), to.contact, to.selection];
  return new Set([...works, ...posts, ...others]);
}

const PLAYERS = {
  vk: { name: 'VK', list: 'vk_videos', example: 'https://vk.com/video-123_456' },
  youtube: {
    name: 'YouTube',
    list: 'yt_videos',
    example: 'https://www.youtube.com/watch?v=aB3-dE5_gH7',
  },
};

export function* videoFindings(
  { file, path }: Location,
  urls: readonly (string | undefined)[] = [],
): Iterable<Finding> {
  const wanted = path.at(-1) === 'vk_videos' ? 'vk' : 'youtube';
  for (const [index, url] of urls.entries()) {
    if (!url?.trim()) continue;
    const at = { file, path: [...path, index] };
    const video = readVideoLink(url);
    const { example } = PLAYERS[wanted];
    if (video === 'unknown') yield error('unknown-video', at, { url, example });
    else if (video === 'playlist') yield error('video-playlist', at, { url, example });
    else if (typeof video === 'string') {
      yield error('other-service', at, { url, service: video === 'rutube' ? 'Rutube' : 'Vimeo' });
    } else if (video.player === wanted) continue;
    else if (path.includes('content')) yield error('youtube-in-news', at, { url });
    else {
      const { name, list } = PLAYERS[video.player];
      yield error('other-player', at, { url, player: name, list });
    }
  }
}
