/** Red, green and blue as screens count them, 0 to 255 each. */
export type Colour = readonly [number, number, number];

const toLinear = (v: number) => {
  const s = v / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (v: number) => {
  const s = Math.min(1, Math.max(0, v));
  return 255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055);
};

/** Lightness (0 to 1) and two opponent colour axes, even to the eye (OKLab). */
function toOklab([red, green, blue]: Colour): Colour {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Colour): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/**
 * A colour as the eye sorts them: lightness 0 to 1, chroma 0 (grey) to about 0.2, hue in degrees.
 *
 * @example Hues: 25 red, 50 orange, 75 ochre, 100 yellow, 125 olive, 145 green, 200 teal, 250 blue, 300 violet, 350 rose.
 */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** The colour `t` of the way from `a` to `b`, even to the eye. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const [l1, a1, b1] = toOklab(a);
  const [l2, a2, b2] = toOklab(b);
  return fromOklab([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]);
}

/** Moves a colour: `light` adds lightness, `chroma` multiplies colourfulness, `hue` turns it in degrees. */
export function shift(
  colour: Colour,
  { light = 0, chroma = 1, hue = 0 }: { light?: number; chroma?: number; hue?: number },
): Colour {
  const [l, a, b] = toOklab(colour);
  const angle = (hue * Math.PI) / 180;
  const cos = Math.cos(angle) * chroma;
  const sin = Math.sin(angle) * chroma;
  return fromOklab([Math.min(1, Math.max(0, l + light)), a * cos - b * sin, a * sin + b * cos]);
}

/** How light the eye finds a colour, 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  return toOklab(colour)[0];
}

/** The same colour in words a canvas understands. */
export function css([r, g, b]: Colour, opacity = 1): string {
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${opacity})`;
}
