import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { coloursOf, contrast, LEAST_CONTRAST, luminance } from '#catalogue/site/colours.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';

const SEAL_WIDTH_PX = 512;

const say = messages(
  {
    darkPaper: (paper: string, ink: string) =>
      told(
        `the paper ${paper} is not lighter than the ink ${ink}`,
        'choose a light paper and a dark ink: photos are prepared for a light ground',
      ),
    contrast: (colour: string, paper: string, ratio: string, name: string) =>
      told(
        `${colour} on the paper ${paper} has a contrast of ${ratio} to 1; to be read it needs ${LEAST_CONTRAST}`,
        `make '${name}' darker, or the paper lighter`,
      ),
    noSeal: (name: string, file: string) =>
      told(`there is no file ${name}`, `put it beside ${file}`),
    noPicture: (name: string, kind: string) =>
      told(`${name} is no ${kind} picture`, 'save it as an SVG or a PNG with the matching ending'),
    activeSeal: (name: string) =>
      told(
        `${name} holds more than a drawing`,
        'save it as a plain SVG, without scripts, links and photos',
      ),
    notSquare: (name: string, width: number, height: number) =>
      told(`${name} is ${width} by ${height}, and icons are square`, 'put it on a square ground'),
    smallSeal: (name: string, width: number) =>
      told(
        `${name} is ${width} pixels wide, and the largest icon ${SEAL_WIDTH_PX}`,
        'use a larger picture, or an SVG',
      ),
  },
  {
    darkPaper: (paper, ink) =>
      told(
        `бумага ${paper} не светлее чернил ${ink}`,
        'возьмите светлую бумагу и тёмные чернила: фото готовятся для светлого фона',
      ),
    contrast: (colour, paper, ratio, name) =>
      told(
        `у ${colour} на бумаге ${paper} контраст ${ratio} к 1; чтобы читалось, нужно ${LEAST_CONTRAST}`,
        `сделайте «${name}» темнее или бумагу светлее`,
      ),
    noSeal: (name, file) => told(`нет файла ${name}`, `положите его рядом с ${file}`),
    noPicture: (name, kind) =>
      told(
        `${name} — не картинка ${kind}`,
        'сохраните её как SVG или PNG с таким же окончанием имени',
      ),
    activeSeal: (name) =>
      told(
        `в ${name} есть не только рисунок`,
        'сохраните его как простой SVG, без скриптов, ссылок и фото',
      ),
    notSquare: (name, width, height) =>
      told(`${name}: ${width} на ${height}, а значки квадратные`, 'положите её на квадратный фон'),
    smallSeal: (name, width) =>
      told(
        `${name}: ширина ${width} точек, а самый большой значок — ${SEAL_WIDTH_PX}`,
        'возьмите картинку крупнее или SVG',
      ),
  },
);

/** Scripts and requests to other sites, which would run when an SVG is opened by itself. */
const ACTIVE_SVG =
  /<\s*(?:script|foreignObject|iframe|a|image)\b|\son\w+\s*=|@import|url\(\s*["']?https?:/i;

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
    return [errorAt({ file, path: ['colours', 'paper'] }, ...say().darkPaper(paper, ink))];
  }
  return (
    [
      ['ink', ink],
      ['accent', accent],
    ] as const
  ).flatMap(([name, colour]) => {
    const ratio = contrast(colour, paper);
    if (ratio >= LEAST_CONTRAST) return [];
    const words = say().contrast(colour, paper, ratio.toFixed(1), name);
    return [errorAt({ file, path: ['colours', name] }, ...words)];
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
    return [errorAt(place, ...say().noSeal(quoted(name), file))];
  }
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isSvg = name.endsWith('.svg');
  if (!picture || picture.format !== (isSvg ? 'svg' : 'png')) {
    return [errorAt(place, ...say().noPicture(quoted(name), isSvg ? 'SVG' : 'PNG'))];
  }
  if (isSvg && ACTIVE_SVG.test(bytes.toString())) {
    return [errorAt(place, ...say().activeSeal(quoted(name)))];
  }
  if (picture.width !== picture.height) {
    const { width, height } = picture;
    return [errorAt(place, ...say().notSquare(quoted(name), width, height))];
  }
  if (isSvg || picture.width >= SEAL_WIDTH_PX) return [];
  return [noticeAt(place, ...say().smallSeal(quoted(name), picture.width))];
}
