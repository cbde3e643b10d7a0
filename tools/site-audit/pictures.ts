import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import readExif from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import { addressOf, type BuiltSite, destinationOf } from './built-site.ts';
import { metaOf, type Page, type PageElement } from './page.ts';
import { candidatesOf } from './page-links.ts';

const PICTURE = /\.(?:avif|jpe?g|png|webp)$/;

/** What a picture may tell of itself: whose it is. */
const ALLOWED_EXIF = ['Artist', 'Copyright'];

/** Messengers show a picture of this shape, and leave out a larger file. */
const PREVIEW = { format: 'jpeg', width: 1200, height: 630, bytes: 300_000 };

/** Every picture is whole, tells nothing of where and with what it was taken, and is as wide as pages say. */
export async function auditPictures(site: BuiltSite): Promise<string[]> {
  const found: string[] = [];
  const widths = new Map<string, number>();
  for (const file of site.files) {
    if (!PICTURE.test(file)) continue;
    try {
      const picture = await sharp(join(site.dir, file)).metadata();
      widths.set(file, picture.width);
      found.push(...toldBy(picture).map((told) => `${file}: tells ${told}`));
    } catch (error) {
      found.push(`${file}: is no picture: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const page of site.pages) {
    const findings = page.elements.flatMap((element) =>
      widthFindings({ site, page, element, widths }),
    );
    found.push(...[...new Set(findings)].map((finding) => `${page.file}: ${finding}`));
  }
  return [...found, ...(await previewFindings(site)), ...(await iconFindings(site, widths))];
}

function toldBy({ exif, xmp, iptc }: Metadata): string[] {
  const { bigEndian: _, ...groups } = exif ? readExif(exif) : { bigEndian: false };
  const told = Object.entries(groups).flatMap(([group, tags]) => [
    ...(group === 'GPSInfo' ? ['where it was taken (GPS)'] : []),
    ...Object.keys(tags ?? {}).filter((tag) => !ALLOWED_EXIF.includes(tag)),
  ]);
  return [...told, ...(xmp ? ['XMP'] : []), ...(iptc ? ['IPTC'] : [])];
}

interface Shown {
  readonly site: BuiltSite;
  readonly page: Page;
  readonly element: PageElement;
  readonly widths: ReadonlyMap<string, number>;
}

function widthFindings({ site, page, element, widths }: Shown): string[] {
  const { name, attributes } = element;
  const isSized =
    name !== 'img' || ['width', 'height'].every((key) => Number(attributes.get(key)) > 0);
  const srcset = attributes.get('srcset') ?? attributes.get('imagesrcset');
  return [
    ...(isSized ? [] : [`shows a picture without width and height: ${attributes.get('src')}`]),
    ...candidatesOf(srcset).flatMap(({ address, width }) => {
      const destination = destinationOf(site, address, addressOf(site, page));
      const real = destination.kind === 'file' ? widths.get(destination.file) : undefined;
      return width === undefined || real === undefined || real === width
        ? []
        : [`takes ${address} for ${width} px wide, which has ${real}`];
    }),
  ];
}

async function previewFindings(site: BuiltSite): Promise<string[]> {
  if (!site.siteUrl) return [];
  const addresses = new Set(site.pages.flatMap((page) => metaOf(page, 'og:image') ?? []));
  const found: string[] = [];
  for (const address of addresses) {
    const destination = destinationOf(site, address);
    if (destination.kind !== 'file') continue;
    const path = join(site.dir, destination.file);
    const { format, width, height } = await sharp(path).metadata();
    const { size } = await stat(path);
    const isRight =
      format === PREVIEW.format && width === PREVIEW.width && height === PREVIEW.height;
    if (!isRight || size > PREVIEW.bytes) {
      found.push(
        `${destination.file}: is no preview: ${format}, ${width}×${height}, ${size} bytes`,
      );
    }
  }
  return found;
}

/** The manifest names icons that are as large as it says. */
async function iconFindings(
  site: BuiltSite,
  widths: ReadonlyMap<string, number>,
): Promise<string[]> {
  const file = 'site.webmanifest';
  if (!site.files.has(file)) return [`${file}: is not there`];
  const manifest = JSON.parse(await readFile(join(site.dir, file), 'utf8')) as {
    readonly start_url?: string;
    readonly icons?: readonly { readonly src: string; readonly sizes: string }[];
  };
  const start = destinationOf(site, manifest.start_url ?? '', site.root + file);
  const icons = manifest.icons ?? [];
  return [
    ...(start.kind === 'file' ? [] : [`${file}: starts at nothing: ${manifest.start_url}`]),
    ...['192x192', '512x512']
      .filter((sizes) => !icons.some((icon) => icon.sizes === sizes))
      .map((sizes) => `${file}: names no icon of ${sizes}`),
    ...icons.flatMap(({ src, sizes }) => {
      const icon = destinationOf(site, src, site.root + file);
      const width = icon.kind === 'file' ? widths.get(icon.file) : undefined;
      return `${width}x${width}` === sizes ? [] : [`${file}: has no icon of ${sizes} in ${src}`];
    }),
  ];
}
