import { expect, it } from 'vitest';
import { createRoomBox } from '../../../render/light-transport/photographed-room/room-box.ts';
import { schlick } from '../../../render/light-transport/scattering/ggx.ts';
import { floorGloss } from './floor-gloss.ts';
import { gatherLight } from './gather-light.ts';
import { type CellState, type PhotoBox, placeOfCell } from './project-on-box.ts';

const CELLS = 24;
const EYE = [0, 1.4, 0] as const;

/** A gray room with a bright window in its far wall, whose floor is matte or mirrors the room on top. */
function roomWithFloor(coat: number): PhotoBox {
  const count = 6 * CELLS * CELLS;
  const state = Array.from(
    { length: count },
    (_, cell): CellState => (cell < CELLS * CELLS ? 'floor' : 'other'),
  );
  const box: PhotoBox = {
    min: [-2.2, 0, -4.5],
    max: [2.2, 2.6, 0.4],
    cells: CELLS,
    radiance: new Float32Array(count * 3),
    state,
  };
  const room = createRoomBox(box);
  for (let cell = 0; cell < count; cell++) {
    const [x, y] = placeOfCell(box, cell);
    const isWindow = room.faceOf(cell) === 4 && Math.abs(x) < 0.7 && y > 0.8 && y < 2.1;
    box.radiance.fill(room.faceOf(cell) === 0 ? 0.1 : isWindow ? 8 : 0.3, cell * 3, cell * 3 + 3);
  }
  const lit = gatherLight(box, new Int32Array(count).fill(-1), 0).map(({ cell, seen }) => ({ cell, seen }));
  const floor = box.radiance.slice(0, CELLS * CELLS * 3);
  for (const { cell, seen } of lit) {
    const [x, , z] = placeOfCell(box, cell);
    const far = Math.hypot(x - EYE[0], EYE[1], z - EYE[2]);
    const from = room.exit(Float64Array.of(x, 1e-3, z), Float64Array.of(x - EYE[0], EYE[1], z - EYE[2]));
    const fresnel = coat > 0 ? coat + (1 - coat) * schlick(EYE[1] / far) : 0;
    floor.fill(0.35 * seen + fresnel * box.radiance[from * 3]!, cell * 3, cell * 3 + 3);
  }
  box.radiance.set(floor);
  // Only the lit places are floor, so that each of them is measured.
  const places = new Set(lit.map(({ cell }) => cell));
  return {
    ...box,
    state: state.map((kind, cell) => (kind === 'floor' && !places.has(cell) ? 'other' : kind)),
  };
}

it('finds a matte floor dull and a varnished one glossy', () => {
  const matte = floorGloss(roomWithFloor(0), EYE);
  const varnished = floorGloss(roomWithFloor(0.04), EYE);
  expect(matte.coat).toBeLessThan(0.015);
  expect(varnished.coat).toBeGreaterThan(0.025);
  expect(varnished.coat).toBeLessThan(0.061);
  expect(varnished.roughness).toBeLessThan(matte.roughness);
});
