import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { IMAGE_PROTOCOLS, isAddressOf, isImageAddress } from '#catalogue/site/address.ts';
import { LINK_PROTOCOLS } from '#catalogue/words/marked-text.ts';
import { parseVideoLink } from '#catalogue/works/video-links.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, type JsonPath, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';
import { publicAddress } from '#pipeline/settings.ts';

const EXAMPLES = {
  vk: 'https://vk.com/video-123_456',
  youtube: 'https://www.youtube.com/watch?v=aB3-dE5_gH7',
};

const say = messages(
  {
    unreachable: (address: string) =>
      told(
        `${address} is no address at which others can find the site`,
        "write it like 'https://example.org' or 'https://name.github.io/gallery'",
      ),
    noAddress: (address: string) =>
      told(`${address} is not an address`, 'write it in full, with https://'),
    hiddenHost: (address: string) =>
      told(
        `the address ${address} hides its host behind a user name`,
        'leave out what stands before @',
      ),
    protocol: (address: string, start: string, protocols: readonly string[]) =>
      told(
        `the address ${address} starts with ${start}`,
        `use an address that starts with ${protocols.join(' or ')}`,
      ),
    noVideo: (address: string, example: string) =>
      told(
        `${address} is neither a VK nor a YouTube video`,
        `copy the address from the page of the video, like ${example}`,
      ),
    youtubeInNews: (address: string) =>
      told(
        `${address} is a YouTube video, but news posts show VK videos only`,
        'remove it, or use the same video on VK',
      ),
    otherPlayer: (address: string, player: string, list: string) =>
      told(`${address} is a ${player} video`, `move it to '${list}'`),
  },
  {
    unreachable: (address) =>
      told(
        `по адресу ${address} никто не найдёт сайт`,
        'напишите как «https://example.org» или «https://name.github.io/gallery»',
      ),
    noAddress: (address) => told(`${address} — не адрес`, 'напишите его целиком, с https://'),
    hiddenHost: (address) =>
      told(`адрес ${address} прячет сайт за именем пользователя`, 'уберите то, что стоит перед @'),
    protocol: (address, start, protocols) =>
      told(
        `адрес ${address} начинается с ${start}`,
        `возьмите адрес, который начинается с ${protocols.join(' или ')}`,
      ),
    noVideo: (address, example) =>
      told(
        `${address} — видео не из VK и не из YouTube`,
        `скопируйте адрес со страницы видео, например ${example}`,
      ),
    youtubeInNews: (address) =>
      told(
        `${address} — видео YouTube, а в новостях показываются только видео VK`,
        'уберите его или возьмите то же видео в VK',
      ),
    otherPlayer: (address, player, list) =>
      told(`${address} — видео ${player}`, `перенесите его в «${list}»`),
  },
);

/** Other protocols than `https:` and `mailto:` are unsafe or do not work for visitors. */
export function siteLinkFindings({ file, salvaged }: CheckedFile<SiteFile>): Finding[] {
  const { email: _, phone: __, whatsapp: ___, ...contacts } = salvaged?.contacts ?? {};
  return Object.entries({ contacts, links: salvaged?.links ?? {} }).flatMap(([group, links]) =>
    Object.entries(links).flatMap(([name, address]) => {
      if (address === undefined) return [];
      return addressFinding({ file, path: [group, name] }, address, LINK_PROTOCOLS) ?? [];
    }),
  );
}

export function publicAddressFindings({ file, salvaged }: CheckedFile<SiteFile>): Finding[] {
  if (salvaged?.address === undefined) return [];
  try {
    publicAddress(salvaged.address);
    return [];
  } catch {
    return [errorAt({ file, path: ['address'] }, ...say().unreachable(quoted(salvaged.address)))];
  }
}

/** Spec §2: a detail image that starts with `http` is a URL. */
export function imageAddressFinding(
  place: { file: string; path: JsonPath },
  address: string,
): Finding | undefined {
  return isImageAddress(address) ? undefined : linkFinding(place, address, IMAGE_PROTOCOLS);
}

export function addressFinding(
  place: { file: string; path: JsonPath },
  address: string,
  protocols: readonly string[],
): Finding | undefined {
  return isAddressOf(address, protocols) ? undefined : linkFinding(place, address, protocols);
}

function linkFinding(
  place: { file: string; path: JsonPath },
  address: string,
  protocols: readonly string[],
): Finding {
  const url = URL.parse(address);
  if (!url) return errorAt(place, ...say().noAddress(quoted(address)));
  const start = /^[^:]*:/.exec(address)?.[0] ?? '';
  return protocols.includes(start)
    ? errorAt(place, ...say().hiddenHost(quoted(address)))
    : errorAt(place, ...say().protocol(quoted(address), quoted(start), protocols));
}

export function videoFindings(
  gallery: CheckedFile<GalleryEntry[]>,
  news: CheckedFile<NewsEntry[]>,
): Finding[] {
  const works = (gallery.salvaged ?? []).flatMap((work, index) => [
    ...playerFindings(gallery.file, [index, 'details', 'vk_videos'], work?.details?.vk_videos),
    ...playerFindings(gallery.file, [index, 'details', 'yt_videos'], work?.details?.yt_videos),
  ]);
  const posts = (news.salvaged ?? []).flatMap((post, index) =>
    playerFindings(news.file, [index, 'content', 'vk_videos'], post?.content?.vk_videos),
  );
  return [...works, ...posts];
}

function playerFindings(
  file: string,
  path: JsonPath,
  addresses: readonly (string | undefined)[] = [],
): Finding[] {
  const isVkList = path.at(-1) === 'vk_videos';
  const wanted = isVkList ? 'vk' : 'youtube';
  return addresses.flatMap((address, index) => {
    if (address === undefined || address.trim() === '') return [];
    const place = { file, path: [...path, index] };
    const video = parseVideoLink(address);
    if (video?.player === wanted) return [];
    if (video === undefined) {
      return [errorAt(place, ...say().noVideo(quoted(address), EXAMPLES[wanted]))];
    }
    if (path.includes('content')) {
      return [errorAt(place, ...say().youtubeInNews(quoted(address)))];
    }
    const [player, list] = isVkList ? ['YouTube', 'yt_videos'] : ['VK', 'vk_videos'];
    return [errorAt(place, ...say().otherPlayer(quoted(address), player, list))];
  });
}
