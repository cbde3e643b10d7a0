import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { NewsEntry } from '#catalogue/content/news-entry.ts';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { IMAGE_PROTOCOLS, isAddressOf, isImageAddress } from '#catalogue/site/address.ts';
import { parseVideoLink } from '#catalogue/works/video-links.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, type JsonPath, quoted } from '#pipeline/content/finding.ts';
import { publicAddress } from '#pipeline/settings.ts';

const LINK_PROTOCOLS = ['https:', 'mailto:'];

/** Links of the site lead to `https:` and `mailto:` only: anything else is unsafe or does not work for visitors. */
export function siteLinkFindings({ file, salvaged }: CheckedFile<SiteFile>): Finding[] {
  const { email: _, phone: __, whatsapp: ___, ...contacts } = salvaged?.contacts ?? {};
  return Object.entries({ contacts, links: salvaged?.links ?? {} }).flatMap(([group, links]) =>
    Object.entries(links).flatMap(([name, address]) => {
      const isSafe = address === undefined || isAddressOf(address, LINK_PROTOCOLS);
      return isSafe ? [] : [linkFinding({ file, path: [group, name] }, address, LINK_PROTOCOLS)];
    }),
  );
}

/** The address under which the site is published must be one at which others can find it. */
export function publicAddressFindings({ file, salvaged }: CheckedFile<SiteFile>): Finding[] {
  if (salvaged?.address === undefined) return [];
  try {
    publicAddress(salvaged.address);
    return [];
  } catch {
    const message = `${quoted(salvaged.address)} is no address at which others can find the site`;
    const remedy = "write it like 'https://example.org' or 'https://name.github.io/gallery'";
    return [errorAt({ file, path: ['address'] }, message, remedy)];
  }
}

/** What a detail image must be when it is an address (spec §2: when it starts with `http`). */
export function imageAddressFinding(
  place: { file: string; path: JsonPath },
  address: string,
): Finding | undefined {
  return isImageAddress(address) ? undefined : linkFinding(place, address, IMAGE_PROTOCOLS);
}

function linkFinding(
  place: { file: string; path: JsonPath },
  address: string,
  protocols: readonly string[],
): Finding {
  const url = URL.parse(address);
  if (!url) {
    return errorAt(
      place,
      `${quoted(address)} is not an address`,
      'write it in full, with https://',
    );
  }
  const start = /^[^:]*:/.exec(address)?.[0] ?? '';
  const isFamiliar = protocols.includes(start);
  const message = isFamiliar
    ? `the address ${quoted(address)} hides its host behind a user name`
    : `the address ${quoted(address)} starts with ${quoted(start)}`;
  const remedy = isFamiliar
    ? 'leave out what stands before @'
    : `use an address that starts with ${protocols.join(' or ')}`;
  return errorAt(place, message, remedy);
}

/** Videos are shown by two players; each list takes the links of its own. */
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
      const message = `${quoted(address)} is neither a VK nor a YouTube video`;
      return [
        errorAt(
          place,
          message,
          `copy the address from the page of the video, like ${EXAMPLES[wanted]}`,
        ),
      ];
    }
    if (path.includes('content')) {
      const message = `${quoted(address)} is a YouTube video, but news posts show VK videos only`;
      return [errorAt(place, message, 'remove it, or use the same video on VK')];
    }
    const message = `${quoted(address)} is a ${isVkList ? 'YouTube' : 'VK'} video`;
    return [errorAt(place, message, `move it to '${isVkList ? 'yt_videos' : 'vk_videos'}'`)];
  });
}

const EXAMPLES = {
  vk: 'https://vk.com/video-123_456',
  youtube: 'https://www.youtube.com/watch?v=aB3-dE5_gH7',
};
