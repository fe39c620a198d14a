/** How a picture is enlarged within its box: it is scaled from its upper left corner, then moved (CSS pixels). */
export interface Zoom {
  /** 1 shows the whole picture. */
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place in the box, from its upper left corner, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE_PICTURE: Zoom = { scale: 1, x: 0, y: 0 };

/** Beyond this scale single pixels of a 12-megapixel photo show as squares. */
const LARGEST_SCALE = 8;

/** The preview looks soft from this scale on, and dragging moves the picture instead of the page. */
const ENLARGED_FROM = 1.02;

export const isEnlarged = (zoom: Zoom): boolean => zoom.scale > ENLARGED_FROM;

/** Enlarges by a factor (below 1: shrinks) and keeps the point fixed. */
export function zoomAt(zoom: Zoom, box: Size, point: Point, factor: number): Zoom {
  const scale = between(1, zoom.scale * factor, LARGEST_SCALE);
  const grown = scale / zoom.scale;
  return within(box, {
    scale,
    x: point.x - (point.x - zoom.x) * grown,
    y: point.y - (point.y - zoom.y) * grown,
  });
}

/** Moves the picture, as far as it still fills its box. */
export function panBy(zoom: Zoom, box: Size, by: Point): Zoom {
  return within(box, { scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y });
}

function within(box: Size, { scale, x, y }: Zoom): Zoom {
  return {
    scale,
    x: between(box.width * (1 - scale), x, 0),
    y: between(box.height * (1 - scale), y, 0),
  };
}

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
