import { describe, expect, it } from 'vitest';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { drawBlueprint } from './edit.ts';
import { estimatedLength } from './length.ts';
import { BlueprintRequest } from './request.ts';
import { sheetFor } from './sheet.ts';
import { wallsInView } from './walls-in-view.ts';

const { photo, analysis } = drawnKnownRoom(480, 320);
const draw = (given: object = {}, of: Raster = photo, known = analysis) =>
  drawBlueprint(of, known, BlueprintRequest.parse({ mode: 'blueprint', ...given }));

/** Share of a part of a sheet that is covered with ink. */
function inked(
  { width, data }: Raster,
  frame: { x: number; y: number; width: number; height: number },
): number {
  const paper = [...data.subarray(0, 3)];
  let [count, all] = [0, 0];
  for (let y = Math.ceil(frame.y); y < frame.y + frame.height - 1; y++) {
    for (let x = Math.ceil(frame.x); x < frame.x + frame.width - 1; x++, all++) {
      if (paper.some((value, k) => data[(y * width + x) * 3 + k] !== value)) count++;
    }
  }
  return count / all;
}

describe('drawBlueprint', () => {
  it('draws plan, view and title on a sheet of the size of the photo, the same every time', () => {
    const result = draw();
    expect(result.raster).toMatchObject({ width: 480, height: 320 });
    expect(draw().raster).toEqual(result.raster);
    const { plan, view, title } = sheetFor(480, 320);
    for (const frame of [plan, view, title]) expect(inked(result.raster, frame)).toBeGreaterThan(0.01);
    expect(result.warnings).toContain(
      'All dimensions are estimates from one photo. Do not build or order by them.',
    );
  });

  it('gives dimensions in the requested units, on the requested paper', () => {
    expect(draw({ units: 'imperial' }).raster.data).not.toEqual(draw().raster.data);
    expect([...draw({ paper: 'white' }).raster.data.subarray(0, 3)]).toEqual([250, 250, 247]);
  });

  it('is upright for upright photos', () => {
    const room = drawnKnownRoom(300, 420);
    const { raster } = draw({}, room.photo, room.analysis);
    const { plan, view } = sheetFor(300, 420);
    expect(plan.y).toBeGreaterThan(view.y + view.height);
    expect(inked(raster, plan)).toBeGreaterThan(0.01);
  });

  it('draws edges only within the view', () => {
    const beyond = { x1: -900, y1: 200, x2: 2000, y2: 160, length: 2900, score: 1 };
    const drawn = draw({}, photo, { ...analysis, lines: [beyond] }).raster;
    const without = draw({}, photo, { ...analysis, lines: [] }).raster;
    const { view } = sheetFor(480, 320);
    const columns = [...drawn.data.keys()]
      .filter((i) => drawn.data[i] !== without.data[i])
      .map((i) => Math.floor(i / 3) % 480);
    expect(columns.length).toBeGreaterThan(100);
    expect(columns.every((x) => x > view.x - 3 && x < view.x + view.width + 3)).toBe(true);
  });

  it('refuses houses from outside', () => {
    const { photo: house } = drawnHouse(480, 320, () => [120, 165, 225]);
    expect(() => draw({}, house)).toThrow('This photo was taken outdoors.');
  });

  it('refuses rooms of unknown shape, and sheets too small for lettering', () => {
    const unsure = { ...analysis, layout: { ...analysis.layout, confidence: 0.4 } };
    expect(() => draw({}, photo, unsure)).toThrow('shape of this room');
    const small = drawnKnownRoom(300, 200);
    expect(() => draw({}, small.photo, small.analysis)).toThrow('at least 240 pixels');
  });
});

describe('wallsInView', () => {
  it('finds the whole far wall, and side walls up to the edge of the picture', () => {
    const walls = Object.fromEntries(wallsInView(analysis).map((wall) => [wall.face, wall]));
    const { min, max } = analysis.layout;
    expect(walls.far!.from).toBeCloseTo(min[0], 1);
    expect(walls.far!.to).toBeCloseTo(max[0], 1);
    expect(walls.left!.from).toBeCloseTo(min[2], 1);
    // The wall beside the camera is out of view.
    expect(walls.left!.to).toBeLessThan(-0.5);
  });
});

describe('estimatedLength', () => {
  it.each([
    [4.234, 'metric', '≈ 4.2 m'],
    [4.234, 'imperial', `≈ 14' 0"`],
    [2.6, 'imperial', `≈ 8' 6"`],
  ] as const)('says %d m in %s units as %s', (meters, units, words) => {
    expect(estimatedLength(meters, units)).toBe(words);
  });
});
