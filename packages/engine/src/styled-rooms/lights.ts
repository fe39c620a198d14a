import type { RoomLighting } from '@home-design/vocabulary';
import { LAMPS, SKY, SUN } from '../render/light-transport/light-ledger.ts';
import type { LinearColor } from '../render/materials/material.ts';

/** A mixture of the room's lights, and the camera's settings. */
export interface LightMix {
  /** Factor on the light of each source. */
  readonly sources: readonly [sky: LinearColor, sun: LinearColor, lamps: LinearColor];
  /** Stops brighter than the automatic exposure. */
  readonly exposure: number;
  /** Strength of the white balance, see `Development`. */
  readonly balance: number;
  readonly contrast: number;
}

const OFF: LinearColor = [0, 0, 0];

function mix(
  { [SKY]: sky = OFF, [SUN]: sun = OFF, [LAMPS]: lamps = OFF }: Partial<Record<number, LinearColor>>,
  camera: Omit<LightMix, 'sources'>,
): LightMix {
  return { sources: [sky, sun, lamps], ...camera };
}

/** The four lights of the front page, of the same sky, sun and lamps. */
export const LIGHT_MIXES: Record<RoomLighting, LightMix> = {
  twilight: mix(
    { [SKY]: [0.085, 0.14, 0.33], [LAMPS]: [0.24, 0.23, 0.22] },
    { exposure: -0.95, balance: 0.15, contrast: 0.34 },
  ),
  golden_hour: mix(
    { [SKY]: [0.6, 0.5, 0.42], [SUN]: [0.8, 0.54, 0.29], [LAMPS]: [0.05, 0.05, 0.05] },
    { exposure: -0.3, balance: 0.2, contrast: 0.34 },
  ),
  ambient: mix(
    { [SKY]: [1, 1, 1], [LAMPS]: [0.04, 0.04, 0.04] },
    { exposure: -0.4, balance: 0.8, contrast: 0.34 },
  ),
  warm_light: mix(
    { [SKY]: [0.02, 0.028, 0.05], [LAMPS]: [1, 0.9, 0.82] },
    { exposure: -0.55, balance: 0.35, contrast: 0.36 },
  ),
};
