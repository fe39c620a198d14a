import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../../base/raster/raster.ts';
import type { RoomSurfaces } from '../../../inpaint/room-surfaces.ts';
import { borderOf, isEveryPieceTold, isTold } from './hole-border.ts';

const [WIDTH, HEIGHT] = [120, 90];
/** Of `FACES`. */
const FLOOR = 0;
const FAR = 4;

function rectangle(left: number, top: number, right: number, bottom: number): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (let y = top; y < bottom; y++) mask.data.fill(255, y * WIDTH + left, y * WIDTH + right);
  return mask;
}

/** A room with its floor from `horizon` down; pixels of a thing are neither bare nor free. */
function room(hole: Mask, thing: Mask | null, horizon = 45): RoomSurfaces {
  const faces = hole.data.map((_, i) => (Math.floor(i / WIDTH) < horizon ? FAR : FLOOR));
  const free = hole.data.map((value, i) => (value > 0 || (thing?.data[i] ?? 0) > 0 ? 0 : 1));
  return { width: WIDTH, height: HEIGHT, faces, bare: free, free };
}

const hole = rectangle(45, 30, 75, 60);

describe('borderOf', () => {
  it('shows the whole background of a free-standing thing', () => {
    expect(borderOf(hole, room(hole, null), false)).toEqual({ known: 1, worstFace: 1, bare: 1, cut: 0 });
  });

  it('finds that a sofa behind a table would be cut off, but not one before it', () => {
    const behind = borderOf(hole, room(hole, rectangle(40, 5, 80, 30)), false);
    expect(behind.cut).toBeGreaterThan(0.14);
    expect(behind.worstFace).toBeLessThan(0.8);
    const before = borderOf(hole, room(hole, rectangle(40, 60, 80, 90)), false);
    expect(before.cut).toBe(0);
    expect(before.known).toBeGreaterThan(0.95);
  });

  it('treats a rug that a person painted over as flat: things behind it are whole', () => {
    const sofa = rectangle(40, 5, 80, 30);
    expect(borderOf(hole, room(hole, sofa, 10), true).cut).toBe(0);
    expect(borderOf(hole, room(hole, sofa, 10), false).cut).toBeGreaterThan(0.14);
  });

  it('weighs windows and frames less than bare wall', () => {
    const surfaces = room(hole, null);
    const { known, bare } = borderOf(hole, { ...surfaces, bare: new Uint8Array(WIDTH * HEIGHT) }, false);
    expect(bare).toBe(0);
    expect(known).toBeGreaterThan(0.1);
    expect(known).toBeLessThan(0.5);
  });
});

describe('several things at once', () => {
  it('are judged one by one: a large one in the open does not make up for one before a shelf', () => {
    const open = rectangle(5, 10, 55, 80);
    const beforeShelf = rectangle(78, 40, 112, 58);
    const both = { ...open, data: open.data.map((value, i) => Math.max(value, beforeShelf.data[i]!)) };
    const surfaces = room(both, rectangle(70, 5, 120, 40));
    expect(isTold(borderOf(both, surfaces, false))).toBe(true);
    expect(isEveryPieceTold(both, surfaces)).toBe(false);
    expect(isEveryPieceTold(open, surfaces)).toBe(true);
  });
});
