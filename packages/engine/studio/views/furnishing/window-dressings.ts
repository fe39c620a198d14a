import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { bar, quad, sheet } from '../../../src/base/geometry/shapes.ts';
import { between, pick } from '../../../src/base/random.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import type { Placement, WindowSpec } from '../../samples/room-spec.ts';
import { clothOf, metalOf, paintOf, sheerOf, WHITE, woodOf } from './looks.ts';
import type { Site } from './site.ts';
import { block, cushion, repeat, staying, type Thing } from './thing.ts';

const LIKELY = {
  kitCurtainGoes: 0.45,
  blind: 0.5,
  drapes: 0.4,
  valance: 0.2,
  sheerBehind: 0.5,
  oneSided: 0.2,
  fully: 0.35,
};
/** A reveal this deep holds a blind before its frame. */
const DEEP_REVEAL = 0.15;
const IN_REVEAL = -0.055;
const ON_FACE = 0.062;
const CURTAIN_OUT = 0.11;
const OVERLAP = 0.06;
/** Folds of a curtain a meter, and how deep they are. */
const FOLDS = { each: 9, deep: 0.035 };
const STEPS_A_FOLD = 6;
const MOST_STEPS = 90;
const MOST_SLATS = 70;
const OVER = { ignores: ['window', 'piece'] } as const;

/** Hangs blinds and curtains at windows: the same at all windows of a room, drawn differently. */
export function fitDressings(site: Site): void {
  const { random } = site;
  if (random() < LIKELY.kitCurtainGoes) site.takeOut(isCurtain);
  const blind = random() < LIKELY.blind ? pick(random, BLINDS)(random) : undefined;
  const drapes = random() < LIKELY.drapes ? drapesOf(random) : undefined;
  for (const window of site.spec.windows) {
    if (blind && !window.arch) hangBlind(site, window, blind);
    const isHung = site.spec.pieces.some((piece) => isCurtain(piece) && isAt(piece, window));
    if (drapes && !isHung) hangDrapes(site, window, drapes);
  }
}

const isCurtain = ({ kind }: Placement): boolean => kind === 'curtain';
const isAt = ({ where }: Placement, { wall, along, width }: WindowSpec): boolean =>
  where.on === 'wall' && where.wall === wall && where.along > along && where.along < along + width;

/** A blind of a width that hangs down from y = 0 by its drop, its middle at z = 0. */
type Blind = (width: number, drop: number, full: number) => Thing;

function hangBlind(site: Site, { wall, along, width, sill, height, reveal }: WindowSpec, blind: Blind): void {
  const { random } = site;
  const isInside = reveal > DEEP_REVEAL;
  const wide = isInside ? width - 0.02 : width + 2 * OVERLAP;
  const full = height + (isInside ? -0.01 : OVERLAP);
  const chance = random();
  const drop = chance < LIKELY.fully ? full : full * between(random, 0.12, 0.85);
  const z = isInside ? IN_REVEAL : ON_FACE;
  const thing = blind(wide, drop, full).map((part) => ({ ...part, mesh: moved(part.mesh, z) }));
  site.mount(thing, wall, along + width / 2, sill + height + (isInside ? -0.005 : OVERLAP), OVER);
}

function moved(mesh: Mesh, z: number): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, i) => (i % 3 === 2 ? value + z : value)) };
}

/** A head rail with thin tilted slats on cords. */
function venetian(random: () => number): Blind {
  const look = random() < 0.5 ? woodOf(random) : random() < 0.6 ? WHITE : paintOf(random);
  const [deep, tilt] = [between(random, 0.025, 0.05), between(random, -1.2, 1.2)];
  const pitch = deep * 0.85;
  return (width, drop, full) => {
    const count = Math.min(MOST_SLATS, Math.ceil(full / pitch));
    const stack = 0.004;
    // The drawn-up part is a pile at the foot.
    const open = Math.min(count, Math.max(0, Math.floor((drop - 0.06 - count * stack) / (pitch - stack))));
    const [rise, run] = [Math.sin(tilt) * deep, Math.cos(tilt) * deep];
    const slat = (y: number) => quad([-width / 2, y - rise / 2, run / 2], [width, 0, 0], [0, rise, -run]);
    return staying(
      'curtain',
      look,
      block([width, 0.04, 0.05], [0, -0.04, -0.025]),
      ...repeat(open, (i) => slat(-0.06 - i * pitch)),
      block(
        [width, Math.max(0.02, (count - open) * stack), deep],
        [0, -0.06 - open * pitch - Math.max(0.02, (count - open) * stack), -deep / 2],
      ),
      ...[-0.3, 0.3].map((x) =>
        block([0.006, open * pitch + 0.03, 0.002], [x * width, -0.06 - open * pitch, deep / 2]),
      ),
    );
  };
}

/** A flat cloth from a roll or a cassette. */
function roller(random: () => number): Blind {
  const cloth = random() < 0.5 ? sheerOf(random) : clothOf(random);
  const look = random() < 0.7 ? WHITE : metalOf(random);
  return (width, drop) => [
    ...staying('curtain', cloth, block([width - 0.03, drop, 0.002], [0, -drop, 0])),
    ...staying(
      'curtain',
      look,
      block([width, 0.06, 0.055], [0, -0.06, -0.027]),
      block([width - 0.03, 0.02, 0.01], [0, -drop, -0.005]),
    ),
  ];
}

/** Cloth that is drawn up in wide folds. */
function roman(random: () => number): Blind {
  const cloth = clothOf(random);
  return (width, drop, full) => {
    const folds = Math.max(1, Math.round((full - drop) / 0.2));
    return staying(
      'curtain',
      cloth,
      block([width, drop, 0.006], [0, -drop, -0.02]),
      ...repeat(Math.min(5, folds), (i) =>
        cushion([width, 0.09, 0.012 + 0.006 * i], [0, -drop + 0.03 * (4 - i), -0.014], 0.006),
      ),
    );
  };
}

/** Strips of cloth that hang side by side. */
function vertical(random: () => number): Blind {
  const cloth = random() < 0.6 ? sheerOf(random) : clothOf(random);
  const [wide, turn] = [0.089, between(random, 0.1, 1.4)];
  return (width, drop, full) => {
    // Drawn to one side where the blind is not let down.
    const span = (width * drop) / full;
    const count = Math.min(MOST_SLATS, Math.ceil(width / 0.08));
    const [across, out] = [Math.cos(turn) * wide, Math.min(0.05, Math.sin(turn) * wide)];
    return [
      ...staying(
        'curtain',
        cloth,
        ...repeat(count, (i) =>
          quad(
            [-width / 2 + (i * (span - across)) / count, -full, -out / 2],
            [across, 0, out],
            [0, full - 0.04, 0],
          ),
        ),
      ),
      ...staying('curtain', WHITE, block([width, 0.04, 0.045], [0, -0.04, -0.022])),
    ];
  };
}

/** Narrow pleats between two rails. */
function pleated(random: () => number): Blind {
  const cloth = sheerOf(random);
  return (width, drop) => {
    const rows = Math.min(60, Math.max(2, Math.round(drop / 0.025)));
    return [
      ...staying(
        'curtain',
        cloth,
        sheet(
          (u, v) => [(u - 0.5) * width, -v * drop, 0.01 * (Math.round(v * rows) % 2 === 0 ? 1 : -1)],
          1,
          rows,
          [width, drop],
        ),
      ),
      ...staying(
        'curtain',
        WHITE,
        block([width, 0.025, 0.03], [0, -0.025, -0.015]),
        block([width, 0.02, 0.03], [0, -drop, -0.015]),
      ),
    ];
  };
}

const BLINDS = [venetian, venetian, roller, roller, roman, vertical, pleated] as const;

interface Drapes {
  readonly cloth: Material | undefined;
  readonly sheer: Material | undefined;
  readonly rod: Material | undefined;
  readonly valance: Material | undefined;
  readonly isLong: boolean;
  /** Share of the window that each side covers. */
  readonly drawn: number;
  readonly sides: ReadonlyArray<-1 | 1>;
}

function drapesOf(random: () => number): Drapes {
  const isSheer = random() < LIKELY.sheerBehind;
  return {
    cloth: !isSheer || random() < 0.6 ? clothOf(random) : undefined,
    sheer: isSheer ? sheerOf(random) : undefined,
    rod: random() < 0.65 ? metalOf(random) : undefined,
    valance: random() < LIKELY.valance ? clothOf(random) : undefined,
    isLong: random() < 0.75,
    drawn: pick(random, [0.12, 0.18, 0.25, 0.35, 0.5]),
    sides: random() < LIKELY.oneSided ? [pick(random, [-1, 1])] : [-1, 1],
  };
}

function hangDrapes(site: Site, { wall, along, width, sill, height }: WindowSpec, drapes: Drapes): void {
  const { random, spec } = site;
  const { cloth, sheer, rod, valance, isLong, drawn, sides } = drapes;
  const beyond = Math.max(0.04, Math.min(0.25, along - 0.06));
  const wide = width + 2 * beyond;
  const top = Math.min(spec.size.height - 0.08, sill + height + between(random, 0.08, 0.3));
  const foot = isLong || sill < 0.3 ? 0.015 : sill - 0.12;
  const high = top - foot;
  const panel = Math.max(0.16, wide * drawn);
  const thing: Thing = [
    ...(cloth
      ? staying(
          'curtain',
          cloth,
          ...sides.map((side) => folds((side * (wide - panel)) / 2, panel, high, CURTAIN_OUT + 0.03, random)),
        )
      : []),
    ...(sheer ? staying('curtain', sheer, folds(0, wide * 0.98, high, CURTAIN_OUT - 0.04, random)) : []),
    ...(rod
      ? staying(
          'curtain',
          rod,
          bar(
            [-wide / 2 - 0.04, high + 0.02, CURTAIN_OUT],
            [wide / 2 + 0.04, high + 0.02, CURTAIN_OUT],
            0.013,
            0.013,
            8,
          ),
          ...[-1, 1].map((side) => block([0.02, 0.03, CURTAIN_OUT], [side * wide * 0.48, high, 0])),
        )
      : staying('curtain', WHITE, block([wide, 0.025, 0.06], [0, high, CURTAIN_OUT - 0.03]))),
    ...(valance
      ? staying(
          'curtain',
          valance,
          folds(0, wide, Math.min(0.4, high * 0.2), CURTAIN_OUT + 0.07, random, high),
        )
      : []),
  ];
  site.mount(thing, wall, along + width / 2, foot, OVER);
}

/** A cloth in folds, its foot at y = 0 or its top at `top`. */
function folds(
  x: number,
  width: number,
  height: number,
  z: number,
  random: () => number,
  top = height,
): Mesh {
  const count = Math.max(2, Math.round(width * FOLDS.each * between(random, 0.7, 1.3)));
  const [phase, deep] = [between(random, 0, 6), Math.min(FOLDS.deep, z - 0.035) * between(random, 0.4, 1)];
  const steps = Math.min(MOST_STEPS, count * STEPS_A_FOLD);
  return sheet(
    (u, v) => {
      const wave = Math.sin(u * count * 2 * Math.PI + phase) + 0.3 * Math.sin(u * count * 3.7 + 2 * phase);
      return [x + (u - 0.5) * width, top - v * height, z + deep * 0.75 * wave * (0.6 + 0.4 * v)];
    },
    steps,
    3,
    [width * 1.6, height],
  );
}
