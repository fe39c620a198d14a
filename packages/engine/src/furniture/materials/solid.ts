import { type Material, material } from '../../render/materials/material.ts';
import type { Texture } from '../../render/materials/texture.ts';

/** Treatments of a wooden surface, from bare to piano-polished. */
const FINISHES = {
  raw: { coat: 0.015, roughness: 0.8, relief: 0.0006 },
  oiled: { coat: 0.03, roughness: 0.5, relief: 0.0002 },
  varnished: { coat: 0.04, roughness: 0.3, relief: 0.0001 },
  polished: { coat: 0.045, roughness: 0.12, relief: 0 },
} as const;

/** Sawn wood: `contrast` 0 … 1 of its rings, `knots` a square meter. */
export function timber(
  color: string,
  dark: string,
  finish: keyof typeof FINISHES,
  contrast = 0.5,
  knots = 0,
): Material {
  return material({ kind: 'wood', color, dark, contrast, knots, seed: 21 }, FINISHES[finish]);
}

/** Painted wood or board; `roughness` 0.08 is piano lacquer, 0.6 chalk paint. */
export function painted(color: string, roughness: number): Material {
  return material({ kind: 'paint', color, seed: 22 }, { coat: 0.04, roughness });
}

/** Bare metal; `patina` 0 … 1 ages it. */
export function metal(
  color: string,
  roughness: number,
  finish: Extract<Texture, { kind: 'metal' }>['finish'] = 'plain',
  patina = 0,
): Material {
  return material(
    { kind: 'metal', color, finish, patina, seed: 23 },
    { metallic: 1, roughness, relief: finish === 'hammered' ? 0.0012 : 0 },
  );
}

/** Powder-coated steel: a dull, faintly grained paint. */
export function powderCoat(color: string): Material {
  return material({ kind: 'paint', color, seed: 24 }, { coat: 0.035, roughness: 0.45, relief: 0.00005 });
}

/** Polished or honed marble; `scale` is the spacing of its veins in meters. */
export function marble(color: string, vein: string, scale: number, roughness = 0.12): Material {
  return material({ kind: 'marble', color, vein, scale, seed: 25 }, { coat: 0.04, roughness });
}

export function terrazzo(color: string, chips: readonly string[], chipSize = 0.02): Material {
  return material({ kind: 'terrazzo', color, chips, chipSize, seed: 26 }, { coat: 0.04, roughness: 0.25 });
}

export function concrete(color: string): Material {
  return material({ kind: 'concrete', color, seed: 27 }, { coat: 0.02, roughness: 0.7, relief: 0.0003 });
}

/** Slate, limestone, sandstone in one slab. */
export function slab(color: string, second: string): Material {
  return material(
    { kind: 'stone', color, second, pattern: 'slab', seed: 28 },
    { coat: 0.02, roughness: 0.6, relief: 0.0004 },
  );
}

/** Fired clay: `roughness` 0.08 is a glassy glaze, 0.8 bare terracotta. */
export function clay(color: string, roughness: number): Material {
  return material({ kind: 'paint', color, seed: 29 }, { coat: roughness > 0.6 ? 0.015 : 0.045, roughness });
}

/** Woven cane, rattan, seagrass or rope; `open` 0 … 1 is how much shows through. */
export function woven(color: string, dark: string, strand: number, open = 0): Material {
  return material(
    { kind: 'weave', color, dark, strand, open, seed: 30 },
    { coat: 0.02, roughness: 0.55, relief: strand / 6 },
  );
}

/** Lamp shade of paper or card, which glows when its lamp is on. */
export function paper(color: string): Material {
  return material({ kind: 'plain', color }, { translucency: 0.6 });
}
