import type { WallPlane } from './wall-plane.ts';

/** An upright rectangle on a wall, in the places of its plane. */
export interface WallRectangle {
  readonly plane: WallPlane;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The sides of a rectangle. */
export const SIDES = ['left', 'right', 'bottom', 'top'] as const;
