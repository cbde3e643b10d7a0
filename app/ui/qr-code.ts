import { encode } from 'uqr';

// In modules: the standard requires four.
const QUIET_ZONE = 4;

/** In modules. Error correction for a seventh of the code, such as a reflection on a screen. */
export function qrCode(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: rows.join('') };
}
