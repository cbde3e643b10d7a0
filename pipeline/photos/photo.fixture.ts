import sharp, { type Sharp } from 'sharp';

export function samplePhoto({ width = 300, height = 200, colour = '#b04030' } = {}): Sharp {
  const size = { width, height, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const input = { create: { ...size, background: '#808080', noise } };
  const blend = 'soft-light';
  return sharp({ create: { ...size, background: colour } }).composite([{ input, blend }]);
}

export function cornerPhoto(width: number, height: number): Sharp {
  const quarter = { width: width / 2, height: height / 2, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { ...quarter, background: '#000000' } }, left: 0, top: 0 },
  ]);
}
