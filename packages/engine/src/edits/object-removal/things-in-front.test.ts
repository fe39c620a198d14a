import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { ObjectMask } from '../../objects/index.ts';
import { thingsInFront } from './things-in-front.ts';

const [WIDTH, HEIGHT] = [200, 150];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function filled(...boxes: Box[]): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (const { left, top, right, bottom } of boxes) {
    for (let y = top; y < bottom; y++) mask.data.fill(255, y * WIDTH + left, y * WIDTH + right);
  }
  return mask;
}

/** Another thing, whose outline is a rectangle within a window of the photo. */
function thing({ left, top, right, bottom }: Box): ObjectMask {
  const silhouette = createMask(right - left, bottom - top);
  silhouette.data.fill(255);
  const share = { left: left / WIDTH, top: top / HEIGHT, right: right / WIDTH, bottom: bottom / HEIGHT };
  const object = { id: 0, type: 'chair', confidence: 0.6, box: share } as const;
  return { object, left, top, silhouette, footprint: silhouette };
}

/** An armchair that is removed. */
const ARMCHAIR = { left: 60, top: 40, right: 120, bottom: 90 };
const isInFront = (box: Box, removed: Mask = filled(ARMCHAIR)) =>
  thingsInFront(removed, [thing(box)]) !== null;

describe('what stands before a removed thing', () => {
  it('is a footstool that hides its foot', () => {
    expect(isInFront({ left: 70, top: 90, right: 130, bottom: 120 })).toBe(true);
  });

  it('is a thing beside it whose foot is lower', () => {
    expect(isInFront({ left: 120, top: 50, right: 150, bottom: 110 })).toBe(true);
  });

  it('is not a thing beside it whose foot is higher: that goes on behind it', () => {
    expect(isInFront({ left: 120, top: 30, right: 150, bottom: 80 })).toBe(false);
  });

  it('is not what bears it: a sofa goes on behind its pillow', () => {
    const sofa = { left: 30, top: 60, right: 150, bottom: 130 };
    expect(isInFront(sofa, filled(ARMCHAIR))).toBe(false);
  });

  it('is not a thing far from it', () => {
    expect(isInFront({ left: 160, top: 60, right: 190, bottom: 140 })).toBe(false);
  });

  it('is not a thing that goes itself', () => {
    const footstool = { left: 70, top: 90, right: 130, bottom: 120 };
    expect(isInFront(footstool, filled(ARMCHAIR, footstool))).toBe(false);
  });

  it('does not depend on crumbs of the outline', () => {
    expect(isInFront(ARMCHAIR, filled({ left: 10, top: 10, right: 14, bottom: 14 }))).toBe(false);
  });

  it('is outlined without what is removed', () => {
    const stool = { left: 70, top: 85, right: 130, bottom: 120 };
    const mask = thingsInFront(filled(ARMCHAIR), [thing(stool)])!;
    expect(mask.data[100 * WIDTH + 80]).toBe(255);
    expect(mask.data[87 * WIDTH + 80]).toBe(0);
    expect(mask.data[20 * WIDTH + 80]).toBe(0);
  });
});
