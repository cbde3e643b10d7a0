import { addressOf, type BuiltSite, destinationOf } from './built-site.ts';
import { isHidden, type Page, type PageElement } from './page.ts';
import { PLAYERS } from './players.ts';

/** Where visitors may be led besides pages: whoever is written to is not part of the web. */
const LINK_SCHEMES = ['mailto:', 'tel:'];

/** A picture that is its own address. */
const PICTURE_IN_PAGE = 'data:image/webp;base64,';

/** It closes what the address has opened. */
const NO_TARGET = '_';

interface Reference {
  readonly address: string;
  /** Links are followed by visitors, frames opened by them; everything else is loaded by the page, pictures among it. */
  readonly use: 'link' | 'frame' | 'picture' | 'load';
}

/** Everything that a page links to, shows or loads is there, and what it loads is the site's own. */
export function auditLinks(site: BuiltSite): string[] {
  const ids = new Map(site.pages.map((page) => [page.file, idsOf(page)]));
  return site.pages.flatMap((page) => {
    const found = page.elements
      .flatMap(referencesOf)
      .flatMap((reference) => faultOf({ site, page, reference, ids }) ?? []);
    return [...new Set(found)].map((finding) => `${page.file}: ${finding}`);
  });
}

interface Followed {
  readonly site: BuiltSite;
  readonly page: Page;
  readonly reference: Reference;
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
}

function faultOf({ site, page, reference: { address, use }, ids }: Followed): string | undefined {
  const base = addressOf(site, page);
  const destination = destinationOf(site, address, base);
  switch (destination.kind) {
    case 'missing':
      return `leads to nothing: ${address}`;
    case 'scheme':
      return (use === 'link' && LINK_SCHEMES.includes(destination.scheme)) ||
        (use === 'picture' && address.startsWith(PICTURE_IN_PAGE))
        ? undefined
        : `has an address of a kind that is not allowed: ${address.slice(0, 100)}`;
    case 'foreign':
      return use === 'link' || (use === 'frame' && PLAYERS.includes(destination.origin))
        ? undefined
        : `loads from another origin: ${address}`;
    case 'file': {
      const id = decodeURIComponent(new URL(address, base).hash.slice(1));
      const places = ids.get(destination.file);
      return !id || id === NO_TARGET || !places || places.has(id)
        ? undefined
        : `leads to a place that its page does not have: ${address}`;
    }
  }
}

/** Every page that shall be found is linked from another; pages that shall not be, from none but each other. */
export function auditReach(site: BuiltSite): string[] {
  const linked = new Map<string, string>();
  for (const page of site.pages) {
    if (isHidden(page)) continue;
    for (const { name, attributes, isInFrame } of page.elements) {
      const address = attributes.get('href');
      if (name !== 'a' || address === undefined || isInFrame) continue;
      const destination = destinationOf(site, address, addressOf(site, page));
      if (destination.kind === 'file' && destination.file !== page.file)
        linked.set(destination.file, page.file);
    }
  }
  return [...site.pagesByPath.values()].flatMap((page) => {
    const from = linked.get(page.file);
    if (isHidden(page))
      return from === undefined
        ? []
        : [`${page.file}: shall not be found, but ${from} links to it`];
    return from === undefined ? [`${page.file}: no page links to it`] : [];
  });
}

function referencesOf({ name, attributes }: PageElement): Reference[] {
  const one = (key: string, use: Reference['use']): Reference[] => {
    const address = attributes.get(key);
    return address === undefined ? [] : [{ address: address.trim(), use }];
  };
  const candidates = (key: string) =>
    candidatesOf(attributes.get(key)).map(({ address }): Reference => ({ address, use: 'load' }));
  switch (name) {
    case 'a':
    case 'area':
      return one('href', 'link');
    case 'iframe':
      return one('src', 'frame');
    case 'img':
      return [...one('src', 'picture'), ...candidates('srcset')];
    case 'link':
      return [...one('href', 'load'), ...candidates('imagesrcset')];
    case 'meta':
      return /^(?:og:(?:image|url)|twitter:image)$/.test(attributes.get('property') ?? '')
        ? one('content', 'load')
        : [];
    default:
      return [...one('src', 'load'), ...one('poster', 'load'), ...candidates('srcset')];
  }
}

/** The candidates of a `srcset`, with the widths that it claims for them. */
export function candidatesOf(
  srcset = '',
): { readonly address: string; readonly width: number | undefined }[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim())
    .filter(Boolean)
    .map((candidate) => {
      const [address = '', width] = candidate.split(/\s+/);
      return { address, width: width?.endsWith('w') ? Number.parseInt(width, 10) : undefined };
    });
}

function idsOf({ elements }: Page): ReadonlySet<string> {
  return new Set(
    elements.flatMap(({ attributes, isInFrame }) =>
      isInFrame ? [] : (attributes.get('id') ?? []),
    ),
  );
}
