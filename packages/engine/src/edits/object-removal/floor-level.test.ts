import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { withFloorInView } from './floor-level.ts';

const { photo, analysis } = drawnKnownRoom(240, 160);
const FLOOR = analysis.layout.min[1];
const NOTHING = createMask(photo.width, photo.height);

/** The analysis of the room if a sofa's shadow is mistaken for the line between floor and wall. */
function readAt(floor: number): Analysis {
  const { layout } = analysis;
  return {
    ...analysis,
    layout: { ...layout, min: [layout.min[0], floor, layout.min[2]], cameraHeight: -floor },
  };
}

/** Hides the lower part of the picture except for its columns from `left` to `right`. */
function hiddenBut(left: number, right: number): Mask {
  const mask = createMask(photo.width, photo.height);
  for (let i = 0; i < mask.data.length; i++) {
    const x = i % photo.width;
    if (i >= mask.data.length * 0.4 && (x < left || x >= right)) mask.data[i] = 255;
  }
  return mask;
}

describe('the floor between the furniture', () => {
  it.each([0.85, 1.15])('is moved to the visible feet of the walls, if the box has it at %d', (factor) => {
    const { layout } = withFloorInView(readAt(FLOOR * factor), photo, NOTHING);
    expect(Math.abs(layout.min[1] / FLOOR - 1)).toBeLessThan(0.02);
    expect(layout.cameraHeight).toBe(-layout.min[1]);
    expect(layout.min[0]).toBe(analysis.layout.min[0]);
    expect(layout.max).toEqual(analysis.layout.max);
  });

  it('is found by a piece of wall beside a sofa', () => {
    const { layout } = withFloorInView(readAt(FLOOR * 1.15), photo, hiddenBut(120, 220));
    expect(Math.abs(layout.min[1] / FLOOR - 1)).toBeLessThan(0.02);
  });

  it("stays at the box's place if that is visible or nothing is", () => {
    expect(withFloorInView(analysis, photo, NOTHING)).toBe(analysis);
    const wrong = readAt(FLOOR * 1.15);
    expect(withFloorInView(wrong, photo, hiddenBut(0, 0))).toBe(wrong);
  });
});
