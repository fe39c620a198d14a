import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEnlarged, panBy, WHOLE_PICTURE, type Zoom, zoomAt } from './zoom.ts';

const box = { width: 400, height: 300 };
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
const point = fc.record({
  x: fc.double({ min: 0, max: 400, noNaN: true }),
  y: fc.double({ min: 0, max: 300, noNaN: true }),
});
/** The place in the picture (in shares of its size) that is seen at a place in the box. */
const underneath = (zoom: Zoom, at: { x: number; y: number }) => [
  (at.x - zoom.x) / zoom.scale / box.width,
  (at.y - zoom.y) / zoom.scale / box.height,
];

describe('zoom', () => {
  it('U-16 keeps the place under the pointer fixed', () => {
    const at = { x: 100, y: 200 };
    const zoomed = zoomAt(WHOLE_PICTURE, box, at, 3);
    expect(zoomed.scale).toBe(3);
    expect(underneath(zoomed, at)[0]).toBeCloseTo(0.25);
    expect(underneath(zoomed, at)[1]).toBeCloseTo(2 / 3);
  });

  it('never shows space beside the picture at any zoom and position', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(point, factor, point), { maxLength: 12 }), (steps) => {
        let zoom = WHOLE_PICTURE;
        for (const [at, by, move] of steps) {
          zoom = panBy(zoomAt(zoom, box, at, by), box, { x: move.x - 200, y: move.y - 150 });
          expect(zoom.scale).toBeGreaterThanOrEqual(1);
          expect(zoom.scale).toBeLessThanOrEqual(8);
          expect(zoom.x).toBeLessThanOrEqual(0);
          expect(zoom.y).toBeLessThanOrEqual(0);
          expect(zoom.x + zoom.scale * box.width).toBeGreaterThanOrEqual(box.width - 1e-6);
          expect(zoom.y + zoom.scale * box.height).toBeGreaterThanOrEqual(box.height - 1e-6);
        }
      }),
    );
  });

  it('shows the whole picture again after zooming out far enough', () => {
    const zoomed = zoomAt(WHOLE_PICTURE, box, { x: 10, y: 10 }, 4);
    expect(isEnlarged(zoomed)).toBe(true);
    const back = zoomAt(zoomed, box, { x: 390, y: 290 }, 0.01);
    expect(isEnlarged(back)).toBe(false);
    expect(back.x).toBeCloseTo(0);
    expect(back.y).toBeCloseTo(0);
  });

  it('does not move a picture in full view', () => {
    const moved = panBy(WHOLE_PICTURE, box, { x: 50, y: -50 });
    expect(moved.x + moved.y).toBeCloseTo(0);
  });
});
