import sharp from 'sharp';
import { diagnosePhoto } from './diagnose-photo.ts';
import { faults, faulty, type PhotoFault } from './photo-fault.ts';
import { type DecodedPhoto, readOriginal } from './read-original.ts';

export const decodePhoto: (bytes: Buffer) => Promise<DecodedPhoto | PhotoFault> = readOriginal;

export interface StatedSize {
  readonly status: 'stated';
  readonly width: number;
  readonly height: number;
}

export async function readStatedSize(bytes: Buffer): Promise<StatedSize | PhotoFault> {
  const fault = diagnosePhoto(bytes);
  if (fault !== undefined) return fault;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { status: 'stated', width, height };
  } catch {
    return faulty(faults().damaged);
  }
}
