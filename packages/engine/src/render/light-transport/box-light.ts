import type { FlatScene } from '../flat-scene.ts';
import type { RoomBoxLight } from '../scene.ts';
import { shadedCells } from './box-shade.ts';
import { createLightSample, type LightSource } from './light-sample.ts';
import { createRoomBox, type RoomBox } from './room-box.ts';

/** The box of a photographed room as a light whose cells are drawn by radiance times area. */
export interface BoxLight extends LightSource {
  readonly box: RoomBox;
  /** Chooses a cell's place as seen from `place`: `draw` without the surface around it. */
  drawFrom(place: Float64Array, pick: number, u: number, v: number): boolean;
  /** The photo's radiance where a ray leaves the room, shaded or not; otherwise like `escape`. */
  photographed(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
}

/** `matte` is the number of a material without coat, sheen and texture: shaded cells wear it. */
export function createBoxLight(scene: FlatScene, light: RoomBoxLight, matte: number): BoxLight {
  const box = createRoomBox(light);
  const reflectance = shadedCells(scene, light, box);
  const { radiance: cells } = light;
  const { place, distance, normals } = box;
  const sample = createLightSample();
  const { direction, radiance, reach } = sample;

  const chances = new Float64Array(box.count);
  const ambient = new Float64Array(3);
  let total = 0;
  let area = 0;
  for (let cell = 0; cell < box.count; cell++) {
    const size = box.cellArea[box.faceOf(cell)]!;
    area += size;
    for (let k = 0; k < 3; k++) ambient[k]! += size * cells[cell * 3 + k]!;
    if (reflectance[cell * 3]! >= 0) continue;
    chances[cell] = size * (cells[cell * 3]! + cells[cell * 3 + 1]! + cells[cell * 3 + 2]!);
    total += chances[cell]!;
  }
  for (let k = 0; k < 3; k++) ambient[k]! *= LEFT_BETWEEN_THINGS / area;
  // Sums up to each cell, and where to begin looking for a number (Chen & Asau 1974, guide tables).
  const sums = new Float64Array(box.count);
  const guide = new Int32Array(box.count);
  let sum = 0;
  for (let cell = 0, filled = 0; cell < box.count; cell++) {
    chances[cell] = total > 0 ? chances[cell]! / total : 0;
    sum += chances[cell]!;
    sums[cell] = sum;
    while (filled < box.count && filled / box.count < sum) guide[filled++] = cell;
  }

  /** The probability density with which `drawFrom` chooses a cell seen under this cosine at this distance. */
  function pdf(cell: number, squared: number, cosine: number): number {
    return cosine > 1e-6 ? (chances[cell]! * squared) / (box.cellArea[box.faceOf(cell)]! * cosine) : 0;
  }

  function drawFrom(from: Float64Array, pick: number, u: number, v: number): boolean {
    if (!(total > 0)) return false;
    let cell = guide[Math.min(box.count - 1, (pick * box.count) | 0)]!;
    while (cell < box.count - 1 && sums[cell]! <= pick) cell++;
    box.cellPlace(cell, u, v);
    const x = place[0]! - from[0]!;
    const y = place[1]! - from[1]!;
    const z = place[2]! - from[2]!;
    const squared = x * x + y * y + z * z;
    const length = Math.sqrt(squared);
    if (!(length > 1e-6)) return false;
    direction[0] = x / length;
    direction[1] = y / length;
    direction[2] = z / length;
    const n = box.faceOf(cell) * 3;
    const cosine = -(
      direction[0]! * normals[n]! +
      direction[1]! * normals[n + 1]! +
      direction[2]! * normals[n + 2]!
    );
    reach[0] = pdf(cell, squared, cosine);
    reach[1] = length;
    radiance[0] = cells[cell * 3]!;
    radiance[1] = cells[cell * 3 + 1]!;
    radiance[2] = cells[cell * 3 + 2]!;
    return reach[0]! > 0;
  }

  function photographed(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const cell = box.exit(ox, oy, oz, dx, dy, dz);
    const n = box.faceOf(cell) * 3;
    const cosine = -(dx * normals[n]! + dy * normals[n + 1]! + dz * normals[n + 2]!);
    reach[0] = pdf(cell, distance[0]! * distance[0]!, cosine);
    reach[1] = distance[0]!;
    radiance[0] = cells[cell * 3]!;
    radiance[1] = cells[cell * 3 + 1]!;
    radiance[2] = cells[cell * 3 + 2]!;
  }

  return {
    box,
    sample,
    ambient,
    prepare: () => undefined,
    draw: (surface, pick, u, v) => drawFrom(surface.place, pick, u, v),
    drawFrom,
    photographed,
    escape(ox, oy, oz, dx, dy, dz, _distance, _pane, surface) {
      const cell = box.exit(ox, oy, oz, dx, dy, dz);
      const shaded = cell * 3;
      if (!(reflectance[shaded]! >= 0)) {
        photographed(ox, oy, oz, dx, dy, dz);
        return false;
      }
      radiance.fill(0);
      reach[0] = 0;
      reach[1] = distance[0]!;
      const n = box.faceOf(cell) * 3;
      for (let k = 0; k < 3; k++) {
        surface.place[k] = place[k]!;
        surface.normal[k] = normals[n + k]!;
        surface.face[k] = normals[n + k]!;
        surface.albedo[k] = reflectance[shaded + k]!;
      }
      surface.out[0] = -dx;
      surface.out[1] = -dy;
      surface.out[2] = -dz;
      surface.material = matte;
      return true;
    },
  };
}

/** Paths end deep among things, where half the room's light is missing. */
const LEFT_BETWEEN_THINGS = 0.5;
