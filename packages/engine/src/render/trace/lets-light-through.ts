import type { SceneShape } from './scene-shape.ts';

/** Translucency of a cloth that glows with a bulb behind it; curtains and leaves have less and cast shadows. */
const SHADE_TRANSLUCENCY = 0.6;

/**
 * Whether a triangle never blocks light: window panes, lamp shades, and emitters (the light inside a bulb must get
 * out).
 */
export function letsLightThrough(scene: SceneShape, triangle: number): boolean {
  if (scene.pane[triangle]! >= 0) return true;
  const material = scene.materials[scene.material[triangle]!]!;
  return material.translucency >= SHADE_TRANSLUCENCY || material.emission !== undefined;
}
