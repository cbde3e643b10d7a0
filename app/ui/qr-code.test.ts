import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** In pixels; a phone sees about as many. */
const SIDE = 400;

async function read(text: string): Promise<string | undefined> {
  const { size, path } = qrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${size} ${size}"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return jsQR(new Uint8ClampedArray(pixels), SIDE, SIDE)?.data;
}

test.each([
  'https://example.org/gallery/dzen/12',
  'https://verasen.art/en/selection?works=12,45,107,116,126,3,8,99,1,154,22,31,40,61,72,88,90',
  'https://художник.рф/галерея/12',
])('another library reads %s from its code', async (url) => {
  expect(await read(url)).toBe(url);
});
