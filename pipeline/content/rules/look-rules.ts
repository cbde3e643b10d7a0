import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteFile } from '#catalogue/content/site-entry.ts';
import { coloursOf, contrast, LEAST_CONTRAST, luminance } from '#catalogue/site/colours.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from '#pipeline/content/finding.ts';

/** The largest icon that is drawn of the seal. */
const SEAL_WIDTH_PX = 512;

/** What could run, or ask another site for something, where an SVG is opened by itself. */
const ACTIVE_SVG =
  /<\s*(?:script|foreignObject|iframe|a|image)\b|\son\w+\s*=|@import|url\(\s*["']?https?:/i;

/** The artist's colours must let her words be read, and her seal must be a picture that stands by itself. */
export async function lookFindings(
  site: CheckedFile<SiteFile>,
  contentDir: string,
): Promise<Finding[]> {
  return [...colourFindings(site), ...(await sealFindings(site, contentDir))];
}

function colourFindings({ file, salvaged }: CheckedFile<SiteFile>): Finding[] {
  if (!salvaged?.colours) return [];
  const given = salvaged.colours as NonNullable<SiteFile['colours']>;
  const { paper, ink, accent } = coloursOf({ colours: given });
  if (luminance(paper) <= luminance(ink)) {
    const message = `the paper ${paper} is not lighter than the ink ${ink}`;
    const remedy = 'choose a light paper and a dark ink: photos are prepared for a light ground';
    return [errorAt({ file, path: ['colours', 'paper'] }, message, remedy)];
  }
  return (
    [
      ['ink', ink],
      ['accent', accent],
    ] as const
  ).flatMap(([name, colour]) => {
    const ratio = contrast(colour, paper);
    if (ratio >= LEAST_CONTRAST) return [];
    const message = `${colour} on the paper ${paper} has a contrast of ${ratio.toFixed(1)} to 1; to be read it needs ${LEAST_CONTRAST}`;
    return [
      errorAt(
        { file, path: ['colours', name] },
        message,
        `make '${name}' darker, or the paper lighter`,
      ),
    ];
  });
}

async function sealFindings(
  { file, salvaged }: CheckedFile<SiteFile>,
  contentDir: string,
): Promise<Finding[]> {
  const name = salvaged?.seal;
  if (name === undefined) return [];
  const place = { file, path: ['seal'] };
  const bytes = await readFile(join(contentDir, name)).catch(() => undefined);
  if (!bytes) {
    return [errorAt(place, `there is no file ${quoted(name)}`, `put it beside ${file}`)];
  }
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isSvg = name.endsWith('.svg');
  if (!picture || picture.format !== (isSvg ? 'svg' : 'png')) {
    const remedy = 'save it as an SVG or a PNG with the matching ending';
    return [errorAt(place, `${quoted(name)} is no ${isSvg ? 'SVG' : 'PNG'} picture`, remedy)];
  }
  if (isSvg && ACTIVE_SVG.test(bytes.toString())) {
    const message = `${quoted(name)} holds more than a drawing`;
    return [errorAt(place, message, 'save it as a plain SVG, without scripts, links and photos')];
  }
  if (picture.width !== picture.height) {
    const message = `${quoted(name)} is ${picture.width} by ${picture.height}, and icons are square`;
    return [errorAt(place, message, 'put it on a square ground')];
  }
  if (isSvg || picture.width >= SEAL_WIDTH_PX) return [];
  const message = `${quoted(name)} is ${picture.width} pixels wide, and the largest icon ${SEAL_WIDTH_PX}`;
  return [noticeAt(place, message, 'use a larger picture, or an SVG')];
}
