/** A picture that stands in for a photo that is not there yet. */
export function blankPhoto({ width, height }: { readonly width: number; readonly height: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9d1c3"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}
