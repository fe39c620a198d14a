/**
 * Patterns computed at a place of a surface. Places are meters along the surface (u, v), so that grain and weave
 * have their true size on every piece. Colors are sRGB hex, `#rrggbb`. `seed` moves the pattern.
 */
export type Texture =
  /** One color. */
  | { kind: 'plain'; color: string }
  /** Rolled paint: barely uneven. */
  | { kind: 'paint'; color: string; seed: number }
  /** Sawn wood, grain along u. `contrast` 0 … 1 is how much the rings show; `knots` a square meter. */
  | { kind: 'wood'; color: string; dark: string; contrast: number; knots: number; seed: number }
  /** Floorboards along u; `pattern` is their arrangement. */
  | {
      kind: 'boards';
      color: string;
      dark: string;
      pattern: 'straight' | 'herringbone' | 'chevron' | 'basket';
      width: number;
      length: number;
      seed: number;
    }
  /** Tiles with joints; `color` varies a little from tile to tile, `veins` 0 … 1 makes them marble. */
  | {
      kind: 'tiles';
      color: string;
      second: string;
      joint: string;
      pattern: 'grid' | 'offset' | 'checker' | 'hexagon' | 'patterned';
      size: number;
      veins: number;
      seed: number;
    }
  | { kind: 'marble'; color: string; vein: string; scale: number; seed: number }
  | { kind: 'terrazzo'; color: string; chips: readonly string[]; chipSize: number; seed: number }
  | { kind: 'concrete'; color: string; seed: number }
  | { kind: 'brick'; color: string; mortar: string; seed: number }
  /** Wall-to-wall carpet. */
  | { kind: 'carpet'; color: string; seed: number }
  /**
   * Cloth. `thread` is the size of its weave in meters: yarn 0.0005 … 0.002; of boucle a loop, 0.004 … 0.01; of knit a
   * column of stitches, 0.004 … 0.015. `second` is the color of its other threads: half of a plain weave, linen or
   * twill, a third of boucle, a fifth of velvet and knit.
   */
  | {
      kind: 'fabric';
      color: string;
      second: string;
      weave: 'plain' | 'linen' | 'twill' | 'boucle' | 'velvet' | 'knit';
      thread: number;
      seed: number;
    }
  /** Cloth with a printed or woven pattern; `repeat` in meters. */
  | {
      kind: 'pattern';
      ground: string;
      colors: readonly string[];
      motif: 'stripe' | 'check' | 'herringbone' | 'diamond' | 'dot' | 'leaf' | 'ikat' | 'paisley' | 'fan';
      repeat: number;
      seed: number;
    }
  | { kind: 'leather'; color: string; wear: number; seed: number }
  /** A whole rug of `size` meters with its border, made of any number of yarns; (0, 0) is a corner. */
  | {
      kind: 'rug';
      ground: string;
      colors: readonly string[];
      design:
        | 'plain'
        | 'border'
        | 'stripes'
        | 'lattice'
        | 'abstract'
        | 'medallion'
        | 'kilim'
        | 'checker'
        | 'sunburst';
      size: readonly [number, number];
      seed: number;
    }
  /** Woven cane, rattan, seagrass, rope. */
  | { kind: 'weave'; color: string; dark: string; strand: number; open: number; seed: number }
  /** Brushed or hammered metal, or an aged one with `patina` 0 … 1. */
  | {
      kind: 'metal';
      color: string;
      finish: 'plain' | 'brushed' | 'hammered';
      patina: number;
      seed: number;
    }
  /**
   * A picture of `size` meters painted by code; (0, 0) is its lower left corner. The first color is the paper, the
   * others are its inks; `seed` chooses the composition.
   */
  | {
      kind: 'art';
      subject: 'abstract' | 'landscape' | 'botanical' | 'line' | 'geometric' | 'seascape';
      colors: readonly string[];
      size: readonly [number, number];
      seed: number;
    }
  | { kind: 'grass'; color: string; seed: number }
  | {
      kind: 'stone';
      color: string;
      second: string;
      pattern: 'slab' | 'cobble' | 'gravel' | 'rubble';
      seed: number;
    }
  /** A leaf blade: midrib along v in the middle of `width` meters, u from 0 to `width`. */
  | { kind: 'leaf'; color: string; vein: string; width: number; seed: number };

export type TextureKind = Texture['kind'];
