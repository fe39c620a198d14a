import { placed } from '../../base/geometry/mesh.ts';
import { aboutY, add, apply, type Vec3 } from '../../base/geometry/vector.ts';
import type { Piece } from '../../furniture/piece.ts';
import type { LinearColor } from '../../render/materials/material.ts';
import type { BallLight, RenderSurface } from '../../render/scene.ts';
import { pieceOf } from './piece-of.ts';
import type { PlanItem, StagingPlan } from './plan/staging-plan.ts';

/** Furniture in the renderer's form. */
export interface FurnishedPlan {
  /** Object ids are 1 + the number of the item in the plan. */
  readonly surfaces: readonly RenderSurface[];
  /** Bulbs of the lamps that are on. */
  readonly lamps: readonly BallLight[];
}

/** Bulbs are a warm white (about 2900 K). */
const BULB_COLOR: LinearColor = [1, 0.74, 0.46];
/**
 * Brightness of bulbs in relation to the mean light of the room, up to this limit: cameras expose bright rooms
 * darker, including the lamps.
 */
const BULB = { overRoom: 9, brightestRoom: 0.2 };
/**
 * A glowing globe also reflects daylight: its own light is the rest below white. In a dark room, which the camera
 * exposed for its window, it also stays below white.
 */
const GLOW = { least: 0.2, perDaylight: 1.2, inDark: 0.35, perRoom: 2 };

/**
 * Builds all furniture of a plan in its place.
 *
 * @param roomLight mean linear brightness of the photo, 0 … 1: lamps are bright enough to look lit there, without
 * overexposure.
 */
export function furnishPlan(plan: StagingPlan, roomLight: number): FurnishedPlan {
  const pieces = plan.items.map((item, number) =>
    placePiece(pieceOf(plan, item, number), item, number + 1, roomLight),
  );
  return {
    surfaces: pieces.flatMap(({ surfaces }) => surfaces),
    lamps: pieces.flatMap(({ lamps }) => lamps),
  };
}

/**
 * Puts a piece in its place.
 *
 * @param object its object id.
 * @param roomLight as in `furnishPlan`.
 */
export function placePiece(
  piece: Piece,
  item: Pick<PlanItem, 'x' | 'y' | 'z' | 'turn'>,
  object: number,
  roomLight: number,
): FurnishedPlan {
  const belowWhite = Math.max(GLOW.least, 1 - GLOW.perDaylight * roomLight);
  const glow = Math.min(belowWhite, GLOW.inDark + GLOW.perRoom * roomLight);
  const radiance = times(BULB_COLOR, BULB.overRoom * Math.min(BULB.brightestRoom, roomLight));
  const at: Vec3 = [item.x, item.y, item.z];
  const turn = aboutY((item.turn * Math.PI) / 180);
  return {
    surfaces: piece.parts.map(({ mesh, material }): RenderSurface => {
      const { emission } = material;
      const lit = emission ? { ...material, emission: times(emission, glow) } : material;
      return { mesh: placed(mesh, at, turn), material: lit, object };
    }),
    lamps: piece.bulbs.map((bulb) => ({
      at: add(apply(turn, bulb.at), at),
      radius: bulb.radius,
      radiance,
    })),
  };
}

const times = ([r, g, b]: LinearColor, factor: number): LinearColor => [r * factor, g * factor, b * factor];
