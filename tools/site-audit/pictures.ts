import { join } from 'node:path';
import sharp from 'sharp';
import { type BuiltSite, fileAt, type Page, type PageElement } from './built-site.ts';
import { candidatesOf } from './page-links.ts';

const PICTURE = /\.(?:avif|jpe?g|png|webp)$/;

/** Every image is whole, has no embedded data, and is as wide as pages say. */
export async function auditPictures(site: BuiltSite): Promise<string[]> {
  const found: string[] = [];
  const widths = new Map<string | undefined, number>();
  for (const file of site.files) {
    if (!PICTURE.test(file)) continue;
    try {
      const { width, exif, xmp, iptc } = await sharp(join(site.dir, file)).metadata();
      widths.set(file, width);
      if (exif || xmp || iptc) found.push(`${file}: has embedded data`);
    } catch (error) {
      found.push(`${file}: is no picture: ${error}`);
    }
  }
  const inPages = site.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      findingsIn(page, element).map((finding) => `${page.file}: ${finding}`),
    ),
  );
  return [...found, ...inPages];

  function findingsIn(page: Page, { name, attributes }: PageElement): string[] {
    const { width, height, src, srcset, imagesrcset } = attributes;
    const isSized = name !== 'img' || (Number(width) > 0 && Number(height) > 0);
    const wrong = candidatesOf(srcset ?? imagesrcset).flatMap((candidate) => {
      const real = widths.get(fileAt(site, new URL(candidate.address, page.url)));
      const isRight = !real || !candidate.width || real === candidate.width;
      return isRight
        ? []
        : `takes ${candidate.address} for ${candidate.width} px wide, which has ${real}`;
    });
    return isSized ? wrong : [...wrong, `shows a picture without width and height: ${src}`];
  }
}
