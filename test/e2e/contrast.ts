import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles, STILLNESS } from './page-styles.ts';

/** WCAG 2.2, 1.4.3 and 1.4.11. */
export const TEXT_CONTRAST = 4.5;
export const GRAPHICS_CONTRAST = 3;

/** Of the pixels behind and around the glyphs, this share may be worse: a speck of a brush stroke hides no letter. */
const WORST_SHARE = 0.01;

/** How far from a glyph the background still counts, in pixels. */
const SURROUNDINGS_PX = 2;

/** A pixel belongs to a glyph when hiding the glyph changes one of its channels by more than this, of 255. */
const GLYPH_DIFFERENCE = 16;

type Colour = readonly [red: number, green: number, blue: number];

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of one pixel after the other. */
  readonly channels: Uint8Array;
}

/**
 * The contrast of each text or graphic, drawn in its own `color`, against what is really painted behind it: the first
 * percentile over all pixels within two pixels of its glyphs, which are found by hiding them. They must be in the
 * window, and opaque.
 */
export async function measureContrast(page: Page, measured: Readonly<Record<string, Locator>>) {
  await addStyles(
    page,
    `${STILLNESS} [data-hidden-glyphs], [data-hidden-glyphs] * { color: transparent !important; }`,
  );
  const shown = await pixelsOf(page);
  const subjects = await Promise.all(Object.entries(measured).map(describe));
  for (const { locator } of subjects) {
    await locator.evaluate((element) => element.setAttribute('data-hidden-glyphs', ''));
  }
  const hidden = await pixelsOf(page);
  for (const { locator } of subjects) {
    await locator.evaluate((element) => element.removeAttribute('data-hidden-glyphs'));
  }
  return subjects.map(({ name, colour, box }) => {
    const ratios = surroundings(shown, hidden, box).map((index) =>
      contrast(colour, colourAt(hidden, index)),
    );
    ratios.sort((one, other) => one - other);
    // A subject without a glyph must not pass unseen.
    return { name, contrast: ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 0 };
  });
}

async function describe([name, locator]: [string, Locator]) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  const colour = await locator.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return { name, locator, box, colour: [red, green, blue] as const };
}

async function pixelsOf(page: Page): Promise<Pixels> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: data };
}

function colourAt({ channels }: Pixels, index: number): Colour {
  return [channels[3 * index] ?? 0, channels[3 * index + 1] ?? 0, channels[3 * index + 2] ?? 0];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels of the glyphs in a box, and those close to them. */
function surroundings(shown: Pixels, hidden: Pixels, box: Box): number[] {
  const { width, height } = shown;
  const found = new Set<number>();
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      if (!isInside(x, y) || !differs(shown, hidden, y * width + x)) continue;
      for (let down = -SURROUNDINGS_PX; down <= SURROUNDINGS_PX; down += 1) {
        for (let right = -SURROUNDINGS_PX; right <= SURROUNDINGS_PX; right += 1) {
          if (isInside(x + right, y + down)) found.add((y + down) * width + x + right);
        }
      }
    }
  }
  return [...found];
}

/** Looked at for millions of pixels, of which few differ. */
function differs({ channels: one }: Pixels, { channels: other }: Pixels, index: number): boolean {
  for (let place = 3 * index; place < 3 * index + 3; place += 1) {
    if (Math.abs((one[place] ?? 0) - (other[place] ?? 0)) > GLYPH_DIFFERENCE) return true;
  }
  return false;
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
