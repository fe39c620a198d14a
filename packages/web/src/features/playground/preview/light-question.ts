import type { Light } from '@home-design/engine/light';

/** A light as a preview shows it: with any dither. */
export type WantedLight = Omit<Light, 'seed'>;

/** What the worker is asked. */
export interface LightQuestion {
  /** Red, green, blue and opacity of every pixel. Undefined for the photo that the worker has. */
  readonly photo:
    | { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }
    | undefined;
  readonly light: WantedLight;
}

/** Red, green, blue and opacity of every pixel in the light. */
export type LightAnswer = Uint8ClampedArray<ArrayBuffer>;
