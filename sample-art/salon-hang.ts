/** A picture's proportions on a sheet. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** Hangs pictures in rows of about one height that all end at the right margin; the last row may be shorter. */
export function hangInRows(
  sizes: readonly Size[],
  { width, rowHeight, gap }: { width: number; rowHeight: number; gap: number },
): { places: Place[]; height: number } {
  const places: Place[] = [];
  let top = gap;
  let row: Size[] = [];
  const widthOf = (list: readonly Size[], height: number) =>
    list.reduce((sum, size) => sum + (size.width / size.height) * height, 0);
  const finish = (height: number) => {
    let left = gap;
    for (const size of row) {
      const span = (size.width / size.height) * height;
      places.push({
        left: Math.round(left),
        top: Math.round(top),
        width: Math.max(1, Math.round(span)),
        height: Math.round(height),
      });
      left += span + gap;
    }
    top += height + gap;
    row = [];
  };
  for (const size of sizes) {
    row.push(size);
    const room = width - gap * (row.length + 1);
    if (widthOf(row, rowHeight) >= room) finish((rowHeight * room) / widthOf(row, rowHeight));
  }
  if (row.length > 0) finish(rowHeight);
  return { places, height: Math.round(top) };
}
