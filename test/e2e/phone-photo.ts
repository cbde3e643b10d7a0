import sharp from 'sharp';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** On its side, with an orientation and a position. Upright, it is red above and blue below. */
export async function phonePhoto({ width, height }: { width: number; height: number }) {
  const half = { width, height: Math.floor(height / 2), channels: 3, background: BLUE } as const;
  const lower = await sharp({ create: half }).png().toBuffer();
  const upright = await sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: lower, gravity: 'south' }])
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Telefon', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function isUpright(picture: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.width / 2);
  const pixelAt = (part: number) => Math.floor(info.height * part) * info.width + middle;
  const redAt = (part: number) => data[pixelAt(part) * info.channels] ?? 0;
  return redAt(0.1) > 150 && redAt(0.9) < 80;
}
