import { legs, type Stand } from '../legs.ts';
import type { Part } from '../piece.ts';
import type { LegShape, Style } from '../styles/style.ts';

/** The style's legs under a thin slab: a plinth becomes blocks, so that there is air below. */
export function slabLeg(style: Style, stand: Stand): Part[] {
  const shape: LegShape = style.leg === 'plinth' ? 'block' : style.leg;
  return legs(shape, style.legMaterial, stand);
}
