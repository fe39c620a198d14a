import { expect, it } from 'vitest';
import { PAINT, patch } from '../../../test/wall-patches.ts';
import type { Region } from '../regions/region.ts';
import { findWalls } from './walls.ts';

it('paints the panels inside a molding on the wall, and no door of the same paint', () => {
  const panel: Partial<Region> = {
    share: 0.08,
    color: { ...PAINT, L: 0.77 },
    reach: { bottom: 0.33, top: 0.86 },
    widthMeters: 0.84,
    framing: { left: 0.9, right: 0.9, top: 0.91, bottom: 0.8 },
    fill: 0.79,
  };
  expect(findWalls([patch(0), patch(1, panel)], [], 0.8).regions).toEqual([0, 1]);
  const door = { ...panel, reach: { bottom: 0.02, top: 0.8 } };
  expect(findWalls([patch(0), patch(1, door)], [], 0.8).regions).toEqual([0]);
});

it('paints wall above a window, but not the cornice', () => {
  const above: Partial<Region> = {
    share: 0.008,
    reach: { bottom: 0.86, top: 0.98 },
    widthMeters: 0.9,
    framing: { left: 0.7, right: 0.6, top: 0.3, bottom: 0.9 },
  };
  expect(findWalls([patch(0), patch(1, above)], [], 0.8).regions).toEqual([0, 1]);
  const cornice = { ...above, reach: { bottom: 0.92, top: 0.98 } };
  expect(findWalls([patch(0), patch(1, cornice)], [], 0.8).regions).toEqual([0]);
});

it('leaves out a range hood under the ceiling, which straight edges surround', () => {
  const hood: Partial<Region> = {
    share: 0.022,
    reach: { bottom: 0.68, top: 0.98 },
    widthMeters: 0.53,
    framing: { left: 0.96, right: 0.94, top: 1, bottom: 0.97 },
    fill: 0.47,
  };
  expect(findWalls([patch(0), patch(1, hood)], [], 0.8).regions).toEqual([0]);
  const beside = { ...hood, framing: { left: 0.96, right: 0.3, top: 1, bottom: 0.97 } };
  expect(findWalls([patch(0), patch(1, beside)], [], 0.8).regions).toEqual([0, 1]);
});

it("paints a narrow side wall at the picture's corner, and no refrigerator at its side", () => {
  const side: Partial<Region> = {
    share: 0.04,
    face: 'left',
    bounds: { left: 0, top: 0, right: 0.09, bottom: 0.98 },
    reach: { bottom: 0.03, top: 0.72 },
    widthMeters: 1.1,
    framing: { left: 0.01, right: 0.8, top: 0.5, bottom: 0.7 },
  };
  expect(findWalls([patch(0), patch(1, side)], [], 0.8).regions).toEqual([0, 1]);
  const refrigerator = { ...side, bounds: { ...side.bounds!, top: 0.3 } };
  expect(findWalls([patch(0), patch(1, refrigerator)], [], 0.8).regions).toEqual([0]);
});
