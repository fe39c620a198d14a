import type { FlatScene } from '../../flat-scene.ts';
import type { RoomBoxLight } from '../../scene.ts';
import { createLightSample, type LightSource } from '../lights/light-sample.ts';
import { shadedCells } from './box-shade.ts';
import { createRoomBox, type RoomBox } from './room-box.ts';

/** The box of a photographed room as a light whose cells are drawn by radiance times area. */
export interface BoxLight extends LightSource {
  readonly box: RoomBox;
  /** Chooses a cell's place as seen from `place`: `draw` without the surface around it. */
  drawFrom(place: Float64Array, pick: number, u: number, v: number): boolean;
  /** The photo's radiance where a ray leaves the room, shaded or not; otherwise like `escape`. */
  photographed(from: Float64Array, towards: Float64Array): void;
}

/** `matte` is the number of a material without coat, sheen and texture: shaded cells wear it. */
export function createBoxLight(scene: FlatScene, light: RoomBoxLight, matte: number): BoxLight {
  const box = createRoomBox(light);
  const reflectance = shadedCells(scene, light, box);
  const { radiance: cells } = light;
  const { place, distance, normals } = box;
  const sample = createLightSample();
  const { direction, radiance, reach } = sample;

  const { chances, sums, guide, shines } = cellChances(box, cells, reflectance);

  /** The probability density with which `drawFrom` chooses a cell seen under this cosine at this distance. */
  function pdf(cell: number, squared: number, cosine: number): number {
    return cosine > 1e-6 ? (chances[cell]! * squared) / (box.cellArea[box.faceOf(cell)]! * cosine) : 0;
  }

  function drawFrom(from: Float64Array, pick: number, u: number, v: number): boolean {
    if (!shines) return false;
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

  function photographed(from: Float64Array, towards: Float64Array): void {
    const cell = box.exit(from, towards);
    const n = box.faceOf(cell) * 3;
    const cosine = -(
      towards[0]! * normals[n]! +
      towards[1]! * normals[n + 1]! +
      towards[2]! * normals[n + 2]!
    );
    reach[0] = pdf(cell, distance[0]! * distance[0]!, cosine);
    reach[1] = distance[0]!;
    radiance[0] = cells[cell * 3]!;
    radiance[1] = cells[cell * 3 + 1]!;
    radiance[2] = cells[cell * 3 + 2]!;
  }

  return {
    box,
    sample,
    ambient: meanBetweenThings(box, cells),
    prepare: () => undefined,
    draw: (surface, pick, u, v) => drawFrom(surface.place, pick, u, v),
    drawFrom,
    photographed,
    escape(from, towards, _distance, _pane, surface) {
      const cell = box.exit(from, towards);
      const shaded = cell * 3;
      if (!(reflectance[shaded]! >= 0)) {
        photographed(from, towards);
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
      surface.out[0] = -towards[0]!;
      surface.out[1] = -towards[1]!;
      surface.out[2] = -towards[2]!;
      surface.material = matte;
      return true;
    },
  };
}

/** How likely each cell is drawn, by its radiance times its area. */
interface CellChances {
  readonly chances: Float64Array;
  /** Sums up to each cell, and where to begin looking for a number (Chen & Asau 1974, guide tables). */
  readonly sums: Float64Array;
  readonly guide: Int32Array;
  /** Whether there is a cell to draw. */
  readonly shines: boolean;
}

/** Shaded cells, whose `reflectance` is not below 0, are never drawn. */
function cellChances(box: RoomBox, radiance: Float32Array, reflectance: Float32Array): CellChances {
  const chances = new Float64Array(box.count);
  let total = 0;
  for (let cell = 0; cell < box.count; cell++) {
    if (reflectance[cell * 3]! >= 0) continue;
    const size = box.cellArea[box.faceOf(cell)]!;
    chances[cell] = size * (radiance[cell * 3]! + radiance[cell * 3 + 1]! + radiance[cell * 3 + 2]!);
    total += chances[cell]!;
  }
  const sums = new Float64Array(box.count);
  const guide = new Int32Array(box.count);
  let sum = 0;
  for (let cell = 0, filled = 0; cell < box.count; cell++) {
    chances[cell] = total > 0 ? chances[cell]! / total : 0;
    sum += chances[cell]!;
    sums[cell] = sum;
    while (filled < box.count && filled / box.count < sum) guide[filled++] = cell;
  }
  return { chances, sums, guide, shines: total > 0 };
}

/** Paths end deep among things, where half the room's light is missing. */
const LEFT_BETWEEN_THINGS = 0.5;

/** Mean light of the box, as far as it comes between things. */
function meanBetweenThings(box: RoomBox, radiance: Float32Array): Float64Array {
  const mean = new Float64Array(3);
  let area = 0;
  for (let cell = 0; cell < box.count; cell++) {
    const size = box.cellArea[box.faceOf(cell)]!;
    area += size;
    for (let k = 0; k < 3; k++) mean[k]! += size * radiance[cell * 3 + k]!;
  }
  for (let k = 0; k < 3; k++) mean[k]! *= LEFT_BETWEEN_THINGS / area;
  return mean;
}
