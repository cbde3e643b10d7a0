import { useEffect, useState } from 'react';
import type { PreviewWork } from './preview-work.ts';

/**
 * Addresses under which the photos of a preview can be shown that the site does not have.
 *
 * Synchronizes with the browser's list of such addresses. A photo keeps its address while the text is written.
 */
export function usePreviewAddresses({
  work,
  files,
}: PreviewWork): (name: string) => string | undefined {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const sizes = new Map([work.photo, ...work.detailPhotos].map((photo) => [photo.name, photo]));
  const shown = [...files].map(([name, file]) => {
    const { width = 1, height = 1 } = sizes.get(name) ?? {};
    return { name, file, width, height, key: `${name} ${width} ${height} ${keyOf(file)}` };
  });
  const key = shown.map((each) => each.key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is shown.
  useEffect(() => {
    const made = shown.map(({ name, file, width, height }) => {
      return [name, URL.createObjectURL(file ?? blankPhoto({ width, height }))] as const;
    });
    setAddresses(new Map(made));
    return () => {
      for (const [, address] of made) URL.revokeObjectURL(address);
    };
  }, [key]);
  return (name) => addresses.get(name);
}

const keys = new WeakMap<Blob, number>();
let lastKey = 0;

function keyOf(file: Blob | undefined): number {
  if (!file) return 0;
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(file, lastKey);
  return lastKey;
}

/** A picture that stands in for a photo that is not there yet. */
function blankPhoto({ width, height }: { readonly width: number; readonly height: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9d1c3"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
