import { placed } from '../../base/geometry/mesh.ts';
import { aboutY, add, apply, type Vec3 } from '../../base/geometry/vector.ts';
import type { LinearColor } from '../../render/materials/material.ts';
import type { BallLight, RenderSurface } from '../../render/scene.ts';
import { pieceOf } from './piece-of.ts';
import type { StagingPlan } from './plan/staging-plan.ts';

/** Furniture as the renderer takes it. */
export interface FurnishedPlan {
  /** Object ids are 1 + the number of the item in the plan. */
  readonly surfaces: readonly RenderSurface[];
  /** Bulbs of the lamps, on. */
  readonly lamps: readonly BallLight[];
}

/** Bulbs are a warm white (about 2900 K). */
const BULB_COLOR: LinearColor = [1, 0.74, 0.46];
/** Bulbs against the mean light of the room, which counts up to here: cameras make bright rooms darker, lamps with them. */
const BULB = { overRoom: 9, brightestRoom: 0.2 };
/**
 * A glowing globe shows daylight, too: its own light is what is left below white. In a dark room, which is dark because
 * the camera was set for its window, it stays below white as well.
 */
const GLOW = { least: 0.2, perDaylight: 1.2, inDark: 0.35, perRoom: 2 };

/**
 * Builds everything of a plan where it stands.
 *
 * @param roomLight mean linear brightness of the photo, 0 … 1: lamps are as bright as looks lit there, not burnt out.
 */
export function furnishPlan(plan: StagingPlan, roomLight: number): FurnishedPlan {
  const surfaces: RenderSurface[] = [];
  const lamps: BallLight[] = [];
  const radiance = times(BULB_COLOR, BULB.overRoom * Math.min(BULB.brightestRoom, roomLight));
  const belowWhite = Math.max(GLOW.least, 1 - GLOW.perDaylight * roomLight);
  const glow = Math.min(belowWhite, GLOW.inDark + GLOW.perRoom * roomLight);
  for (const [i, item] of plan.items.entries()) {
    const piece = pieceOf(plan, item, i);
    const at: Vec3 = [item.x, item.y, item.z];
    const turn = aboutY((item.turn * Math.PI) / 180);
    for (const { mesh, material } of piece.parts) {
      const { emission } = material;
      const lit = emission ? { ...material, emission: times(emission, glow) } : material;
      surfaces.push({ mesh: placed(mesh, at, turn), material: lit, object: i + 1 });
    }
    for (const bulb of piece.bulbs) {
      lamps.push({
        at: add(apply(turn, bulb.at), at),
        radius: bulb.radius,
        radiance,
      });
    }
  }
  return { surfaces, lamps };
}

const times = ([r, g, b]: LinearColor, factor: number): LinearColor => [r * factor, g * factor, b * factor];
