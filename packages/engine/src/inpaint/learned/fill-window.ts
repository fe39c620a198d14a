/** A part of a picture, pixels. */
export interface FillWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a window reaches beyond the hole on each side, as a share of the hole's longer side. */
const CONTEXT = 0.6;
/** Smallest window, share of the picture's longer side: a small hole needs a view of its room. */
const LEAST = 0.35;
/** From this share of the picture's sides on, the whole picture is used. */
const WHOLE = 0.8;

/**
 * The part of a picture from which a hole is filled: about square, the hole in its middle as far as the picture's
 * edges allow.
 *
 * @param hole its bounding box.
 */
export function windowAround(hole: FillWindow, width: number, height: number): FillWindow {
  const longer = Math.max(hole.width, hole.height);
  const side = Math.max(longer * (1 + 2 * CONTEXT), LEAST * Math.max(width, height));
  const across = Math.min(width, Math.ceil(side));
  const down = Math.min(height, Math.ceil(side));
  if (across > WHOLE * width && down > WHOLE * height) return { left: 0, top: 0, width, height };
  const from = (start: number, length: number, size: number, most: number) =>
    Math.round(Math.min(most - size, Math.max(0, start + length / 2 - size / 2)));
  return {
    left: from(hole.left, hole.width, across, width),
    top: from(hole.top, hole.height, down, height),
    width: across,
    height: down,
  };
}
