/** The light of a room, separated by source and shade of its walls; linear. */
export interface LightLayers {
  readonly width: number;
  readonly height: number;
  /** By source (`SKY`, `SUN`, `LAMPS`), then by shade in the order of `WALL_SHADES`: red, green and blue per pixel. */
  readonly layers: readonly (readonly Float32Array[])[];
}

/** Reflectances of the walls in which a room is traced: nearly black, middle, and light. */
export const WALL_SHADES = [0.04, 0.33, 0.79] as const;
