/** Reads rows of a picture, from top to bottom; a row is valid until the next is read. */
export type RowReader = (y: number) => Float32Array;

/**
 * Enlarges rows of interleaved channels bilinearly, so that the large picture is never held in memory. Between equal
 * values the result is exactly that value.
 */
export function enlargedRows(
  rows: RowReader,
  size: { readonly width: number; readonly height: number },
  channels: number,
  target: { readonly width: number; readonly height: number },
): RowReader {
  const { width, height } = size;
  if (width === target.width && height === target.height) return rows;
  const across = steps(width, target.width);
  const down = steps(height, target.height);
  const length = target.width * channels;
  const stretched = [0, 1].map(() => ({ row: -1, values: new Float32Array(length) }));
  const stretch = (row: number): Float32Array => {
    const slot = stretched[row % 2]!;
    if (slot.row === row) return slot.values;
    slot.row = row;
    const values = rows(row);
    for (let x = 0, to = 0; x < target.width; x++) {
      const left = across.first[x]! * channels;
      const right = Math.min(width - 1, across.first[x]! + 1) * channels;
      const share = across.share[x]!;
      for (let k = 0; k < channels; k++, to++) {
        slot.values[to] = values[left + k]! + (values[right + k]! - values[left + k]!) * share;
      }
    }
    return slot.values;
  };
  const mixed = new Float32Array(length);
  return (y) => {
    const upper = stretch(down.first[y]!);
    const lower = stretch(Math.min(height - 1, down.first[y]! + 1));
    const share = down.share[y]!;
    for (let i = 0; i < length; i++) mixed[i] = upper[i]! + (lower[i]! - upper[i]!) * share;
    return mixed;
  };
}

/** For each target position, the source position before it and the share of the next, 0 … 1. */
function steps(length: number, targetLength: number): { first: Int32Array; share: Float32Array } {
  const first = new Int32Array(targetLength);
  const share = new Float32Array(targetLength);
  for (let i = 0; i < targetLength; i++) {
    const at = Math.min(length - 1, Math.max(0, ((i + 0.5) * length) / targetLength - 0.5));
    first[i] = Math.floor(at);
    share[i] = at - first[i]!;
  }
  return { first, share };
}
