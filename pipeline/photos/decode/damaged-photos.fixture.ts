import sharp from 'sharp';

const SIZE = { width: 640, height: 480 };
const FLIPS_PER_PHOTO = 12;

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** JPEGs for tests, every other one progressive, with bits of their pixels flipped as a bad memory card does. */
export async function damagedPhotos(count: number): Promise<readonly Buffer[]> {
  const random = createRandom(1);
  const grain = Buffer.from(
    Array.from({ length: SIZE.width * SIZE.height * 3 }, () => random() * 256),
  );
  const image = sharp(grain, { raw: { ...SIZE, channels: 3 } }).blur(2);
  const [baseline, progressive] = await Promise.all(
    [false, true].map((isProgressive) =>
      image.clone().jpeg({ quality: 90, progressive: isProgressive }).toBuffer(),
    ),
  );
  return Array.from({ length: count }, (_, index) => {
    const sound = index % 2 === 0 ? baseline : progressive;
    return flipBits(sound ?? Buffer.alloc(0), random);
  });
}

function flipBits(photo: Buffer, random: () => number): Buffer {
  const START_OF_SCAN = Buffer.from([0xff, 0xda]);
  const SCAN_HEADER_BYTES = 14;
  const END_MARKER_BYTES = 2;
  const start = photo.indexOf(START_OF_SCAN) + SCAN_HEADER_BYTES;
  const length = photo.length - END_MARKER_BYTES - start;
  const flipped = Buffer.from(photo);
  for (let flip = 0; flip < FLIPS_PER_PHOTO; flip += 1) {
    const at = start + Math.floor(random() * length);
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
  }
  return flipped;
}
