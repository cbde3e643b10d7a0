import { encode } from 'uqr';

/** Around the code, in modules: the standard asks for four, so that cameras find it. */
const QUIET_ZONE = 4;

/** A QR code, drawn as one path in a square whose unit is a module of the code. */
export interface QrCode {
  readonly size: number;
  /** Of the dark modules, as the `d` of an SVG path. */
  readonly path: string;
}

/** The QR code of a text; one that still reads when a seventh of it is covered, as by a reflection on a screen. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: rows.join('') };
}
