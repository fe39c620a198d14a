/** A rectangle in shares of the picture: 0 … 1 from its left and top edge. */
export interface ShareBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Share of the picture that a box covers. */
export function boxArea({ left, top, right, bottom }: ShareBox): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Share of the picture that both boxes cover. */
function commonArea(a: ShareBox, b: ShareBox): number {
  return boxArea({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
}

/** Intersection over union, 0 … 1. */
export function overlap(a: ShareBox, b: ShareBox): number {
  const common = commonArea(a, b);
  return common === 0 ? 0 : common / (boxArea(a) + boxArea(b) - common);
}

/** How much of `inner` lies in `outer`, 0 … 1. */
export function shareInside(inner: ShareBox, outer: ShareBox): number {
  const area = boxArea(inner);
  return area === 0 ? 0 : commonArea(inner, outer) / area;
}

/** The smallest box around both. */
export function boxAround(a: ShareBox, b: ShareBox): ShareBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
