/** The mean place of the marked pixels, pixels from the upper left; the corner if none is marked. */
export function middleOfMarks({ width, data }: { readonly width: number; readonly data: Uint8Array }): {
  readonly x: number;
  readonly y: number;
} {
  let [x, y, count] = [0, 0, 0];
  data.forEach((mark, i) => {
    if (mark === 0) return;
    x += i % width;
    y += Math.floor(i / width);
    count++;
  });
  return { x: x / Math.max(1, count), y: y / Math.max(1, count) };
}
