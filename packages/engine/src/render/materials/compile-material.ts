import type { Material } from './material.ts';
import type { SurfacePattern } from './surface-pattern.ts';
import type { Texture } from './texture.ts';
import { art } from './textures/art.ts';
import { boards } from './textures/boards.ts';
import { brick } from './textures/brick.ts';
import { carpet } from './textures/carpet.ts';
import { concrete } from './textures/concrete.ts';
import { fabric } from './textures/fabric.ts';
import { grass } from './textures/grass.ts';
import { leaf } from './textures/leaf.ts';
import { leather } from './textures/leather.ts';
import { marble } from './textures/marble.ts';
import { metal } from './textures/metal.ts';
import { paint } from './textures/paint.ts';
import { pattern } from './textures/pattern.ts';
import { plain } from './textures/plain.ts';
import { rug } from './textures/rug.ts';
import { stone } from './textures/stone.ts';
import { terrazzo } from './textures/terrazzo.ts';
import { tiles } from './textures/tiles.ts';
import { weave } from './textures/weave.ts';
import { wood } from './textures/wood.ts';

/** A material ready to be looked up by rays. Same place, same answer, on every thread. */
export interface CompiledMaterial {
  readonly material: Material;
  /**
   * Writes the linear reflectance (sRGB primaries, 0 … 1) at a place of the surface in meters. `footprint` is the
   * size in meters of one sample (distance / focal length in pixels): finer patterns fade to their mean, which saves
   * time and avoids moire; 0 or absent = a point.
   */
  readonly albedo: (u: number, v: number, out: Float64Array, footprint?: number) => void;
  /** Height in meters of the surface's own relief, 0 … `material.relief`; its slope bends the normal. */
  readonly relief: (u: number, v: number, footprint?: number) => number;
}

/** Makes a material ready. Costs little: pictures and knot charts are painted when they are first looked at. */
export function compileMaterial(material: Material): CompiledMaterial {
  const { albedo, height } = compileTexture(material.texture);
  const depth = material.relief;
  return {
    material,
    albedo: (u, v, out, footprint = 0) => {
      albedo(u, v, out, footprint);
      out[0] = Math.min(1, Math.max(0, out[0]!));
      out[1] = Math.min(1, Math.max(0, out[1]!));
      out[2] = Math.min(1, Math.max(0, out[2]!));
    },
    relief: (u, v, footprint = 0) =>
      depth > 0 ? depth * Math.min(1, Math.max(0, height(u, v, footprint))) : 0,
  };
}

function compileTexture(texture: Texture): SurfacePattern {
  switch (texture.kind) {
    case 'plain':
      return plain(texture);
    case 'paint':
      return paint(texture);
    case 'wood':
      return wood(texture);
    case 'boards':
      return boards(texture);
    case 'tiles':
      return tiles(texture);
    case 'marble':
      return marble(texture);
    case 'terrazzo':
      return terrazzo(texture);
    case 'concrete':
      return concrete(texture);
    case 'brick':
      return brick(texture);
    case 'carpet':
      return carpet(texture);
    case 'fabric':
      return fabric(texture);
    case 'pattern':
      return pattern(texture);
    case 'leather':
      return leather(texture);
    case 'rug':
      return rug(texture);
    case 'weave':
      return weave(texture);
    case 'metal':
      return metal(texture);
    case 'grass':
      return grass(texture);
    case 'stone':
      return stone(texture);
    case 'leaf':
      return leaf(texture);
    case 'art':
      return art(texture);
  }
}
