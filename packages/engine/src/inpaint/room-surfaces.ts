import type { Size } from './chart.ts';

/** Where the faces of the room are seen bare, by pixel of the working copy. */
export interface RoomSurfaces extends Size {
  /** Face number (see `FACES`) of each pixel, visible or hidden. */
  readonly faces: Uint8Array;
  /** 1 where the face itself is visible: paint, floor or ceiling with nothing before it. */
  readonly bare: Uint8Array;
  /** 1 where no known thing is before the face, bare or not: skirting, frames, doors. */
  readonly free: Uint8Array;
}

/** 1 for pixels of a face. */
export function pixelsOfFace({ faces }: RoomSurfaces, face: number): Uint8Array {
  return faces.map((one) => (one === face ? 1 : 0));
}

/** 1 where a face is seen bare. */
export function bareOfFace({ faces, bare }: RoomSurfaces, face: number): Uint8Array {
  return faces.map((one, i) => (one === face && bare[i] ? 1 : 0));
}
