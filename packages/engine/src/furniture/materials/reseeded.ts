import type { Material } from '../../render/materials/material.ts';

/** The same material cut from another place, so that two boards or covers never show the same grain. */
export function reseeded(material: Material, seed: number): Material {
  const { texture } = material;
  return 'seed' in texture ? { ...material, texture: { ...texture, seed: texture.seed + seed } } : material;
}
