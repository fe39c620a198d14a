import { material } from '../../../src/render/materials/material.ts';
import type { SkyLight, SunLight } from '../../../src/render/scene.ts';

/** Deep blue overhead, pale towards the horizon: a dry summer day. */
export const CLEAR_SKY: SkyLight = {
  zenith: [0.13, 0.25, 0.55],
  horizon: [0.66, 0.76, 0.86],
  ground: [0.12, 0.13, 0.08],
};
export const CLEAR_SUN: Omit<SunLight, 'direction'> = { irradiance: [6.6, 6.1, 5.3], radius: 0.006 };

/** Clouds all over: brighter overhead than at the horizon. */
export const GRAY_SKY: SkyLight = {
  zenith: [0.8, 0.81, 0.82],
  horizon: [0.66, 0.67, 0.69],
  ground: [0.16, 0.17, 0.13],
};

/** The sun near the horizon. */
export const GOLDEN_SKY: SkyLight = {
  zenith: [0.16, 0.24, 0.44],
  horizon: [0.95, 0.7, 0.44],
  ground: [0.14, 0.12, 0.07],
};
export const GOLDEN_SUN: Omit<SunLight, 'direction'> = { irradiance: [5.6, 3.7, 1.9], radius: 0.008 };

export const LAWN = material({ kind: 'grass', color: '#66703a', seed: 3 }, { sheen: 0.2, relief: 0.006 });
