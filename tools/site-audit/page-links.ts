import {
  type BuiltSite,
  fileAt,
  isHidden,
  type Page,
  type PageElement,
  PLAYERS,
} from './built-site.ts';

/** It closes what the fragment has opened. */
const NO_TARGET = '_';

/** Everything that a page links to, shows or loads is there, and what it loads is the site's own. */
export function auditLinks(site: BuiltSite): string[] {
  const ids = new Map(site.pages.map((page) => [page.file, idsOf(page)]));
  return site.pages.flatMap((page) =>
    page.elements
      .flatMap((element) => addressesOf(element).map((address) => ({ element, address })))
      .flatMap(({ element, address }) => {
        const fault = faultOf(element, address, page);
        return fault ? `${page.file}: ${fault}: ${address.slice(0, 100)}` : [];
      }),
  );

  function faultOf(element: PageElement, address: string, page: Page): string | undefined {
    const url = URL.parse(address, page.url);
    if (!url) return 'leads to nothing';
    if (url.origin !== new URL(site.root).origin) return foreignFault(element, url);
    const file = fileAt(site, url);
    if (!file) return 'leads to nothing';
    const id = decodeURIComponent(url.hash.slice(1));
    const isThere = !id || id === NO_TARGET || ids.get(file)?.has(id) !== false;
    return isThere ? undefined : 'leads to a place that its page does not have';
  }
}

function foreignFault({ name }: PageElement, url: URL): string | undefined {
  const isWeb = /^https?:$/.test(url.protocol);
  const isAllowed =
    (name === 'a' && (isWeb || /^(mailto|tel):$/.test(url.protocol))) ||
    (name === 'iframe' && PLAYERS.includes(url.origin)) ||
    (name === 'img' && url.href.startsWith('data:image/webp;base64,'));
  if (isAllowed) return undefined;
  return isWeb ? 'loads from another origin' : 'has an address of a kind that is not allowed';
}

/** Every page that shall be found is linked from another; pages that shall not be, from none but each other. */
export function auditReach(site: BuiltSite): string[] {
  const linked = new Map<string | undefined, string>();
  for (const page of site.pages.filter((each) => !isHidden(each))) {
    for (const { name, attributes, isInFrame } of page.elements) {
      const url = name === 'a' && !isInFrame ? URL.parse(attributes.href ?? '', page.url) : null;
      const file = url ? fileAt(site, url) : undefined;
      if (file !== page.file) linked.set(file, page.file);
    }
  }
  return site.pages
    .filter(({ file }) => !file.endsWith('404.html'))
    .flatMap((page) => {
      const from = linked.get(page.file);
      if (isHidden(page) && from)
        return `${page.file}: shall not be found, but ${from} links to it`;
      return isHidden(page) || from ? [] : `${page.file}: no page links to it`;
    });
}

function addressesOf({ name, attributes }: PageElement): string[] {
  const isNamed =
    name === 'meta' && /^(og:(image|url)|twitter:image)$/.test(attributes.property ?? '');
  const { href, src, poster, srcset, imagesrcset } = attributes;
  return [
    ...[href, src, poster, isNamed ? attributes.content : undefined],
    ...candidatesOf(srcset ?? imagesrcset).map(({ address }) => address),
  ].flatMap((address) => address?.trim() ?? []);
}

/** The candidates of a `srcset`, with the widths that it claims for them. */
export function candidatesOf(srcset = '') {
  return Array.from(
    srcset.matchAll(/([^\s,]\S*)(?:\s+(\d+)w)?\s*(?:,|$)/g),
    ([, address = '', width]) => ({
      address,
      width: Number(width),
    }),
  );
}

function idsOf({ elements }: Page): ReadonlySet<string | undefined> {
  const own = elements.filter(({ isInFrame }) => !isInFrame);
  return new Set(own.map(({ attributes }) => attributes.id));
}
