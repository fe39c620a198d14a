import type { MeasureLightResult } from '@home-design/engine';

/** Light of a scripted photo. */
export const SCRIPTED_LIGHT: MeasureLightResult = {
  exposure: -2,
  red: 0.1,
  blue: -0.1,
  doubt: 0.1,
  share: 0.9,
  outdoors: 0,
};
