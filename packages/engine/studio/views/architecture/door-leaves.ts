import { joined, type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import { aboutY, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { metal } from '../../../src/furniture/materials/solid.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import { BLACK_METAL, BRASS, OAK, satin, WALNUT, WHITE_WOOD } from '../../samples/rooms/finishes.ts';
import { boldPaint, palePaint } from './paints.ts';
import { slab } from './parts.ts';

const THICK = 0.04;
const STILE = 0.11;
const FACE = 0.006;

type Grid = readonly [columns: number, rows: number];

/** The common look of the doors of one room. */
export interface DoorLook {
  readonly leaf: Material;
  readonly casing: Material;
  readonly handle: Material;
  readonly pane: Material;
  readonly isGlazed: boolean;
  readonly panels: Grid;
  /** Height of the closed foot of a glazed leaf. */
  readonly foot: number;
}

/** Meshes of a leaf by material. */
export interface DoorLeaf {
  readonly wood: Mesh;
  readonly panes?: Mesh;
  readonly handle: Mesh;
}

export const MIRROR = metal('#eef0f0', 0.02);

export function anyDoorLook(random: () => number): DoorLook {
  const leaf = pick(random, [
    WHITE_WOOD,
    WHITE_WOOD,
    WHITE_WOOD,
    OAK,
    WALNUT,
    satin('#1f2123'),
    satin('#c48a52'),
    satin(palePaint(random)),
    satin(boldPaint(random)),
  ]);
  const pane = pick(random, [
    material({ kind: 'plain', color: '#dfe6e6' }, { coat: 0.05, roughness: 0.25 }),
    material({ kind: 'plain', color: '#b9c4c2' }, { coat: 0.05, roughness: 0.1 }),
    material({ kind: 'plain', color: '#3c4444' }, { coat: 0.06, roughness: 0.03 }),
  ]);
  return {
    leaf,
    pane,
    casing: random() < 0.6 ? leaf : WHITE_WOOD,
    handle: pick(random, [BRASS, BLACK_METAL, metal('#c9cacc', 0.3)]),
    isGlazed: random() < 0.35,
    panels: pick(random, [
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 2],
      [2, 3],
      [1, 5],
    ]),
    foot: pick(random, [0.12, 0.12, 0.75]),
  };
}

/** A leaf from x = 0 (its hinges) to `width`, its front at z = 0 and its back behind. */
export function doorLeaf({ isGlazed, panels, foot }: DoorLook, width: number, height: number): DoorLeaf {
  const [columns, rows] = isGlazed ? [Math.max(1, panels[0]), Math.max(1, panels[1])] : panels;
  const handle = joined([handleAt(width - 0.06, 0.006, 1), handleAt(width - 0.06, -THICK - 0.006, -1)]);
  if (columns * rows === 0) return { wood: slab([0, 0, -THICK], [width, height, THICK]), handle };
  const low = isGlazed ? foot : STILE;
  const bars = isGlazed ? 0.03 : 0.09;
  const wide = (width - 2 * STILE - (columns - 1) * bars) / columns;
  const high = (height - low - STILE - (rows - 1) * bars) / rows;
  const piece = (x: number, y: number, w: number, h: number) => slab([x, y, -THICK], [w, h, THICK]);
  const frame = [
    piece(0, 0, STILE, height),
    piece(width - STILE, 0, STILE, height),
    piece(STILE, 0, width - 2 * STILE, low),
    piece(STILE, height - STILE, width - 2 * STILE, STILE),
    ...Array.from({ length: columns - 1 }, (_, i) =>
      piece(STILE + (i + 1) * wide + i * bars, low, bars, height - low - STILE),
    ),
    ...Array.from({ length: rows - 1 }, (_, j) =>
      piece(STILE, low + (j + 1) * high + j * bars, width - 2 * STILE, bars),
    ),
  ];
  const inner = slab(
    [STILE, low, -THICK + 2 * FACE],
    [width - 2 * STILE, height - low - STILE, THICK - 4 * FACE],
  );
  return isGlazed
    ? { wood: joined(frame), panes: inner, handle }
    : { wood: joined([...frame, inner]), handle };
}

/** The leaf, its hinges left (x grows) or right, turned into the room by degrees. */
export function turned(mesh: Mesh, width: number, hinge: 'left' | 'right', degrees: number): Mesh {
  const angle = (degrees * Math.PI) / 180;
  if (hinge === 'left') return placed(mesh, [0, 0, 0], aboutY(-angle));
  // Right: the leaf is made from -width to 0 with the handle at its left.
  return placed(placed(mirrored(mesh, width), [-width, 0, 0]), [0, 0, 0], aboutY(angle));
}

/** Left and right exchanged within 0 … width. */
function mirrored(mesh: Mesh, width: number): Mesh {
  const positions = mesh.positions.map((value, i) => (i % 3 === 0 ? width - value : value));
  const normals = mesh.normals.map((value, i) => (i % 3 === 0 ? -value : value));
  return { ...mesh, positions, normals };
}

const HANDLE_HEIGHT = 1.02;

function handleAt(x: number, z: number, sign: 1 | -1): Mesh {
  const y = HANDLE_HEIGHT;
  const at = (dx: number, dz: number): Vec3 => [x + dx, y, z + sign * dz];
  return joined([
    bar(at(0, -0.008), at(0, 0.05), 0.012, 0.01, 8),
    bar(at(0.01, 0.05), at(-0.11, 0.05), 0.009, 0.009, 8),
  ]);
}

/** Degrees that an open door has been turned. */
export const openAngle = (random: () => number): number =>
  pick(random, [between(random, 60, 88), between(random, 86, 92), between(random, 20, 60)]);
