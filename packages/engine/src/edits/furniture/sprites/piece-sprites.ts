import type { Cutout } from '../../../base/codec/index.ts';
import type { RenderCamera } from '../../../render/index.ts';
import { placePiece } from '../furnish-plan.ts';
import { pieceOf, type Workshop } from '../piece-of.ts';
import type { PlanItem } from '../plan/staging-plan.ts';
import { cutoutOf } from './cutout-of.ts';
import { type PictureArea, seenArea } from './seen-area.ts';
import { spriteLayers } from './sprite-layers.ts';
import type { SpriteRoom } from './sprite-room.ts';

/** A piece alone, seen by the photo's camera at one turn, with its shadow. */
export interface PieceSprite {
  /** Degrees, as in the plan. */
  readonly turn: number;
  readonly area: PictureArea;
  readonly picture: Cutout;
}

/** A piece of a plan, and the turns in which it is wanted. */
export interface SpriteRequest extends Workshop {
  readonly item: PlanItem;
  /** Number of the item in its plan, from 0: pictures, plants, vases and books differ by it. */
  readonly number: number;
  /** How many turns, evenly around the circle, from the item's own on. */
  readonly turns: number;
}

/** Longest side of a sprite in pixels. Several turns are smaller, because each is seen only for a moment. */
const SIDES = { one: 400, several: 224 };

/**
 * Renders one piece of a plan by itself, at its place, in the room's light. A turn is left out if a part of the piece
 * is behind the camera, or all of it is far outside the picture.
 */
export async function pieceSprites(
  { camera, light, brightness }: SpriteRoom,
  { item, number, turns, ...workshop }: SpriteRequest,
): Promise<PieceSprite[]> {
  const piece = pieceOf(workshop, item, number);
  const sprites: PieceSprite[] = [];
  for (let step = 0; step < turns; step++) {
    const turn = item.turn + (360 * step) / turns;
    const { surfaces, lamps } = placePiece(piece, { ...item, turn }, 1, brightness);
    const seen = seenArea(surfaces, camera);
    if (!seen) continue;
    const { area, margin } = seen;
    const part = partOf(camera, area, turns === 1 ? SIDES.one : SIDES.several);
    const layers = await spriteLayers({ surfaces, camera: part, light: { ...light, lamps } }, workshop.seed);
    sprites.push({ turn, area, picture: cutoutOf(layers, (margin * part.focal) / camera.focal) });
  }
  return sprites;
}

/** The same camera, which sees only a part of its picture, reduced to the size of a sprite. */
function partOf(camera: RenderCamera, area: PictureArea, longestSide: number): RenderCamera {
  const wide = (area.right - area.left) * camera.width;
  const high = (area.bottom - area.top) * camera.height;
  const factor = Math.min(1, longestSide / Math.max(wide, high));
  return {
    ...camera,
    width: Math.max(1, Math.round(wide * factor)),
    height: Math.max(1, Math.round(high * factor)),
    focal: camera.focal * factor,
    center: [
      (camera.center[0] - area.left * camera.width) * factor,
      (camera.center[1] - area.top * camera.height) * factor,
    ],
  };
}
