import type { Material } from '../../render/materials/material.ts';
import type { Texture } from '../../render/materials/texture.ts';
import type { PieceKind } from '../kinds.ts';

/** The staging styles of the product, then those only its samples use. */
export const STAGING_STYLES = [
  'modern',
  'minimalist',
  'scandinavian',
  'industrial',
  'rustic',
  'luxury',
  'bohemian',
  'traditional',
] as const;
export const SAMPLE_STYLES = [
  ...STAGING_STYLES,
  'mediterranean',
  'mid_century',
  'farmhouse',
  'art_deco',
] as const;
export type StyleName = (typeof SAMPLE_STYLES)[number];

/** A style is data: what things are made of, and which silhouettes suit it. The first entry is the most usual. */
export interface Style {
  readonly name: StyleName;
  readonly wood: NonEmpty<Material>;
  readonly metal: NonEmpty<Material>;
  /** Cloth or leather of sofas and armchairs. */
  readonly upholstery: NonEmpty<Material>;
  /** Second covers: chairs, headboards, stools. */
  readonly secondUpholstery: NonEmpty<Material>;
  /** Cushions and throws. */
  readonly cushion: NonEmpty<Material>;
  readonly bedding: NonEmpty<Material>;
  readonly curtain: NonEmpty<Material>;
  /** Table tops, lamp feet and trays that are neither wood nor metal: marble, glass-like lacquer, stone. */
  readonly stone: NonEmpty<Material>;
  readonly ceramic: NonEmpty<Material>;
  readonly shade: NonEmpty<Material>;
  /** Plant pots and baskets. */
  readonly pot: NonEmpty<Material>;
  /** Designs of rugs without their size, which the rug gives. */
  readonly rug: NonEmpty<Omit<Extract<Texture, { kind: 'rug' }>, 'size' | 'seed'>>;
  readonly art: NonEmpty<Omit<Extract<Texture, { kind: 'art' }>, 'size' | 'seed'>>;
  /** Legs of seats and tables. */
  readonly leg: LegShape;
  /** How rounded upholstered edges are, meters: 0.02 crisp … 0.09 soft. */
  readonly softness: number;
  /** Silhouettes that suit, best first; kinds left out use all of the design's. */
  readonly silhouettes: Partial<Record<PieceKind, NonEmpty<string>>>;
}

export type LegShape = 'tapered' | 'block' | 'turned' | 'hairpin' | 'sled' | 'plinth' | 'splayed';

export type NonEmpty<T> = readonly [T, ...T[]];
