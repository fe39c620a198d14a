import type { Raster } from '../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../base/raster/resize.ts';
import { colorCube } from './color-cube.ts';
import { gradeFor } from './grade.ts';
import type { Light } from './light.ts';
import { type LightField, lightField } from './light-field.ts';
import { measureLight } from './measure-light.ts';
import { LIGHTING_PRESETS } from './presets.ts';
import { relight } from './relight.ts';

/** Long side of the small version for all smooth computations. */
const FIELD_SIDE = 384;

/** A photo that can be shown in any light: the one model of the final picture and of its preview in a browser. */
export interface LightablePhoto {
  /** The photo in another light, in its own size. */
  in(light: Light): Raster;
}

/** Measures a photo once for any number of lights. Lights of the same type after each other share more. */
export function lightablePhoto(photo: Raster): LightablePhoto {
  const size = fitWithin(photo, FIELD_SIDE);
  const small = resizeRaster(photo, size.width, size.height);
  const measure = measureLight(small);
  let last: { readonly type: Light['type']; readonly field: LightField } | undefined;
  return {
    in(light) {
      const preset = LIGHTING_PRESETS[light.type];
      if (last?.type !== light.type) last = { type: light.type, field: lightField(small, preset) };
      return relight(photo, last.field, colorCube(gradeFor(preset, light, measure)), preset, light);
    },
  };
}
