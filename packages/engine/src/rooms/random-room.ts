import { between, createRandom, pick } from '../random.ts';
import { arrangePieces, freeSpan } from './arrange.ts';
import {
  type CameraSpec,
  type DoorSpec,
  type FloorSpec,
  type QualitySpec,
  type RoomSpec,
  WALL_SIDES,
  type WallSide,
  type WindowSpec,
} from './room-spec.ts';

/** Quick enough for unit tests; lit and textured well enough for the engine to see walls. */
export const TEST_QUALITY: QualitySpec = {
  samples: 2,
  bounces: 1,
  detail: 1,
  softness: 0.5,
  noise: 1.2,
  exposure: 0,
};

const LIGHT_PAINTS = ['#ece5d8', '#f1efe9', '#dfe3e2', '#e8ddcf', '#d9dfd2', '#e6e0ea'] as const;
const DEEP_PAINTS = ['#9caf88', '#7d8f9a', '#b58463', '#48606a', '#5a6650', '#8a4f46', '#c9a86a'] as const;

/**
 * A room chosen by a seed: size, paint (light or deep, sometimes one accent wall), floor, windows, doors, view
 * (frontal or towards a corner), light and furniture all vary. For tests and benchmarks.
 *
 * @param width of the picture in pixels; its height is two thirds of that.
 */
export function randomRoom(seed: number, width = 360, quality: QualitySpec = TEST_QUALITY): RoomSpec {
  const random = createRandom(seed * 7919 + 13);
  const size = {
    width: between(random, 3.4, 5.8),
    height: between(random, 2.4, 2.95),
    depth: between(random, 3.6, 5.6),
  };
  const windows = chooseWindows(random, size);
  const doors = chooseDoors(random, size, windows);
  const main = random() < 0.65 ? pick(random, LIGHT_PAINTS) : pick(random, DEEP_PAINTS);
  const accent = random() < 0.2 ? pick(random, DEEP_PAINTS) : main;
  const dark = windows.length === 0;
  const shell = {
    size,
    windows,
    doors,
    paint: { north: accent, east: main, south: main, west: main },
    ceiling: random() < 0.85 ? '#f5f3ee' : '#e9e4da',
    trim: {
      color: pick(random, ['#f6f4ef', '#f6f4ef', '#7c5a3f']),
      skirting: between(random, 0.07, 0.15),
      cornice: random() < 0.5 ? between(random, 0.05, 0.1) : 0,
    },
    floor: chooseFloor(random),
  };
  return {
    ...shell,
    camera: chooseCamera(random, size, width),
    pieces: arrangePieces(random, shell, pick(random, [0, 1, 1, 2, 2])),
    light: {
      sky: 1,
      ...(random() < 0.45
        ? { sun: { azimuth: between(random, 90, 270), elevation: between(random, 20, 50), strength: 2 } }
        : {}),
      lamps: random() < 0.3 ? 6 : 0,
      ceilingLamp: dark || random() < 0.2 ? 5 : 0,
      viewGain: between(random, 0.7, 3),
    },
    quality,
    seed,
  };
}

/** Twelve rooms that together cover what the engine must cope with; the names say what is special. */
export function corpus(
  width = 1024,
  quality: QualitySpec = { ...TEST_QUALITY, samples: 4, detail: 2 },
): { name: string; spec: RoomSpec }[] {
  const seeds: Record<string, number> = {
    'terracotta-wall': 1,
    'blue-with-door': 2,
    'red-window-wall': 5,
    'sage-big-window': 7,
    'white-dark-trim': 13,
    'ocher-lamps-on': 14,
    'lilac-two-desks': 15,
    'long-room-three-openings': 22,
    'empty-no-window': 24,
    'frontal-sofa': 30,
    'green-curtains': 37,
    'empty-pale-door': 46,
  };
  return Object.entries(seeds).map(([name, seed]) => ({ name, spec: randomRoom(seed, width, quality) }));
}

function chooseWindows(random: () => number, size: RoomSpec['size']): WindowSpec[] {
  const sides: WallSide[] = random() < 0.8 ? [pick(random, ['west', 'east', 'north'])] : [];
  if (random() < 0.3) sides.push('south');
  return sides.map((wall) => {
    const length = wall === 'north' || wall === 'south' ? size.width : size.depth;
    const width = Math.min(length - 1.2, between(random, 1.1, 2.4));
    const sill = between(random, 0.5, 0.95);
    return {
      wall,
      along: between(random, 0.5, length - width - 0.5),
      width,
      sill,
      height: Math.min(size.height - sill - 0.25, between(random, 1.1, 1.6)),
      panes: { columns: pick(random, [1, 2, 2, 3]), rows: pick(random, [1, 2, 2, 3]) },
      frame: '#f4f2ec',
    };
  });
}

function chooseDoors(
  random: () => number,
  size: RoomSpec['size'],
  windows: readonly WindowSpec[],
): DoorSpec[] {
  if (random() < 0.4) return [];
  const taken = new Set(windows.map((w) => w.wall));
  const wall =
    WALL_SIDES.filter((side) => side !== 'south' && !taken.has(side))[Math.floor(random() * 2)] ?? 'north';
  const span = freeSpan({ size, windows, doors: [] }, wall);
  if (span.to - span.from < 1.4) return [];
  return [
    {
      wall,
      along: between(random, span.from + 0.2, span.to - 1.1),
      width: 0.86,
      height: 2.04,
      color: pick(random, ['#f3f0ea', '#f3f0ea', '#8c6544', '#d8d2c6']),
      panelRows: pick(random, [0, 2, 3]),
    },
  ];
}

function chooseFloor(random: () => number): FloorSpec {
  const kind = random();
  if (kind < 0.6) {
    return {
      kind: 'planks',
      color: pick(random, ['#c09a6b', '#8b6544', '#b7a58c', '#d0b58d']),
      plankWidth: between(random, 0.09, 0.2),
    };
  }
  if (kind < 0.8)
    return {
      kind: 'tiles',
      color: pick(random, ['#cfc8bb', '#a39d93']),
      tileSize: between(random, 0.3, 0.6),
    };
  return { kind: 'carpet', color: pick(random, ['#b9afa0', '#8f8b88', '#cdbfa8']) };
}

function chooseCamera(random: () => number, size: RoomSpec['size'], width: number): CameraSpec {
  const frontal = random() < 0.3;
  const side = random() < 0.5 ? -1 : 1;
  const x = frontal
    ? size.width * between(random, 0.4, 0.6)
    : size.width / 2 + side * size.width * between(random, 0.2, 0.42);
  return {
    position: [x, between(random, 1.2, 1.6), size.depth - between(random, 0.12, 0.35)],
    yaw: frontal ? between(random, -4, 4) : -side * between(random, 14, 38),
    pitch: between(random, -7, 1),
    roll: between(random, -0.8, 0.8),
    focal: between(random, 0.56, 0.8),
    width,
    height: Math.round((width * 2) / 3),
  };
}
