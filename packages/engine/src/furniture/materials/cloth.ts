import { type Material, material } from '../../render/materials/material.ts';
import type { Texture } from '../../render/materials/texture.ts';

type Pattern = Extract<Texture, { kind: 'pattern' }>;

/** Slubby flax; `second` is the color of its crossing threads. */
export function linen(color: string, second: string): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'linen', thread: 0.0014, seed: 1 },
    { sheen: 0.2, relief: 0.0004 },
  );
}

/** Smooth cotton for sheets, slipcovers and parsons chairs. */
export function cotton(color: string, second = color): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'plain', thread: 0.0007, seed: 2 },
    { sheen: 0.12, relief: 0.0001 },
  );
}

/** Tightly woven wool felt or tweed: the cover of most mid-priced sofas. */
export function wool(color: string, second: string): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'plain', thread: 0.0022, seed: 3 },
    { sheen: 0.3, relief: 0.0006 },
  );
}

/** Heavy cloth with a diagonal rib: canvas, denim, bull denim. */
export function twill(color: string, second: string): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'twill', thread: 0.0018, seed: 4 },
    { sheen: 0.15, relief: 0.0005 },
  );
}

/** Looped yarn in upright curls. */
export function boucle(color: string, second: string): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'boucle', thread: 0.007, seed: 5 },
    { sheen: 0.45, relief: 0.0025 },
  );
}

/** Pile that gleams where it is seen from the side. */
export function velvet(color: string, second: string): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'velvet', thread: 0.0009, seed: 6 },
    { sheen: 1, relief: 0.0003 },
  );
}

/** Chunky hand-knit for throws and poufs; `thread` is the width of a stitch in meters. */
export function knit(color: string, second: string, thread = 0.012): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'knit', thread, seed: 7 },
    { sheen: 0.3, relief: 0.003 },
  );
}

/** Printed or woven pattern. */
export function patterned(
  ground: string,
  colors: readonly string[],
  motif: Pattern['motif'],
  repeat: number,
): Material {
  return material(
    { kind: 'pattern', ground, colors, motif, repeat, seed: 8 },
    { sheen: 0.15, relief: 0.0002 },
  );
}

/** Aniline hide; `wear` 0 … 1 pales its edges and folds. */
export function leather(color: string, wear: number): Material {
  return material(
    { kind: 'leather', color, wear, seed: 9 },
    { coat: 0.045, roughness: 0.5 - 0.1 * (1 - wear), relief: 0.0005 },
  );
}

/** Cloth that lets light through: curtains and lamp shades. `translucency` 0 … 1. */
export function sheer(color: string, second: string, translucency: number): Material {
  return material(
    { kind: 'fabric', color, second, weave: 'linen', thread: 0.0012, seed: 10 },
    { translucency, relief: 0.0003 },
  );
}
