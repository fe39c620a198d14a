import type { Mask } from '../../src/base/raster/raster.ts';
import type { Material } from '../../src/render/materials/material.ts';
import type { RenderScene, RenderSurface } from '../../src/render/scene.ts';
import { FIRST_THING, type LabeledScene, labelOfClass } from '../samples/scene.ts';

/**
 * What a pixel of a benchmark scene shows where it shows no thing (those have the labels from `FIRST_THING` on).
 * `wall` is painted or plastered wall; `covering` is wall of brick, tile, wood or stone, which a paint edit may take or
 * leave; `window` is frames, sills and casings, `pane` the glass and what is seen through it; `trim` is skirting,
 * cornices and door casings; `fixture` what is built in. `sky` is open sky.
 */
export const SCENE_LABELS = {
  sky: labelOfClass('sky'),
  wall: labelOfClass('wall'),
  floor: labelOfClass('floor'),
  ceiling: labelOfClass('ceiling'),
  window: labelOfClass('window'),
  door: labelOfClass('door'),
  trim: labelOfClass('trim'),
  fixture: labelOfClass('fixture'),
  ground: labelOfClass('ground'),
  facade: labelOfClass('facade'),
  roof: labelOfClass('roof'),
  vegetation: 29,
  pane: 30,
  covering: 31,
} as const;
export type SceneLabel = keyof typeof SCENE_LABELS;

/** Textures of walls that are meant to be painted over. */
const PAINTABLE: ReadonlySet<Material['texture']['kind']> = new Set(['paint', 'plain', 'concrete']);

/** The same scene with separate labels for panes and frames, and for painted and covered walls. */
export function relabeled({ scene, things }: LabeledScene): LabeledScene {
  return {
    scene: { ...scene, surfaces: scene.surfaces.map(relabeledSurface) } satisfies RenderScene,
    things,
  };
}

function relabeledSurface(surface: RenderSurface): RenderSurface {
  if (surface.pane !== undefined) return { ...surface, object: SCENE_LABELS.pane };
  const isCovering = surface.object === SCENE_LABELS.wall && !PAINTABLE.has(surface.material.texture.kind);
  return isCovering ? { ...surface, object: SCENE_LABELS.covering } : surface;
}

/** 255 where the label is one of those named. */
export function maskOfLabels(labels: Mask, ...names: readonly SceneLabel[]): Mask {
  const wanted = new Set<number>(names.map((name) => SCENE_LABELS[name]));
  return maskWhere(labels, (label) => wanted.has(label));
}

/** 255 where a thing is seen. */
export function maskOfThings(labels: Mask): Mask {
  return maskWhere(labels, (label) => label >= FIRST_THING);
}

/** 255 where the label fulfills the condition. */
export function maskWhere({ width, height, data }: Mask, is: (label: number) => boolean): Mask {
  return { width, height, data: data.map((label) => (is(label) ? 255 : 0)) };
}
