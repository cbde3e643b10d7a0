const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'mif1', 'msf1'];

const MAX_READ_BYTES = 256;

/** AVIF, HEIC, Canon's CR3 (raw) and videos share one container format. */
export function isoMediaKind(bytes: Uint8Array) {
  if (textAt(bytes, 4) !== 'ftyp') return undefined;
  const stated = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const boxEnd = Math.min(stated, bytes.length, MAX_READ_BYTES);
  const brands = [textAt(bytes, 8)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(textAt(bytes, at));
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return 'heic';
  return brands[0] === 'crx ' ? 'raw' : 'video';
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
