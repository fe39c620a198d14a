import { STAGING_STYLES } from '@home-design/vocabulary';
import type { Material } from '../../render/materials/material.ts';
import type { Texture } from '../../render/materials/texture.ts';
import type { PieceKind } from '../kinds.ts';

/** The styles that rooms are furnished in, then those only the samples use. */
export const SAMPLE_STYLES = [
  ...STAGING_STYLES,
  'mediterranean',
  'mid_century',
  'farmhouse',
  'art_deco',
] as const;
export type StyleName = (typeof SAMPLE_STYLES)[number];

/**
 * A style is data: what things are made of, and which silhouettes suit it. The first entry of a list is the most
 * usual one.
 */
export interface Style {
  readonly name: StyleName;
  readonly wood: NonEmpty<Material>;
  /** Bare or coated metal of frames, lamps and fittings. */
  readonly metal: NonEmpty<Material>;
  /** Painted or lacquered wood: cabinets, chairs, window benches. */
  readonly painted: NonEmpty<Material>;
  /** Cane, rattan, seagrass or paper cord: seats, door panels, pendants, baskets. */
  readonly woven: NonEmpty<Material>;
  /** Cloth or leather of sofas. */
  readonly upholstery: NonEmpty<Material>;
  /** Second covers: armchairs, dining chairs, headboards, stools. */
  readonly secondUpholstery: NonEmpty<Material>;
  /** Covers of throw pillows, in the order in which a set of them is laid out. */
  readonly cushion: NonEmpty<Material>;
  /** Blankets over an arm or the foot of a bed. */
  readonly blanket: NonEmpty<Material>;
  readonly bedding: NonEmpty<Material>;
  readonly curtain: NonEmpty<Material>;
  /** Table tops, lamp feet and trays that are neither wood nor metal: marble, lacquer, terrazzo, slate. */
  readonly stone: NonEmpty<Material>;
  readonly ceramic: NonEmpty<Material>;
  readonly shade: NonEmpty<Material>;
  /** Plant pots and planters. */
  readonly pot: NonEmpty<Material>;
  /** Designs of rugs without their size, which the rug gives. */
  readonly rug: NonEmpty<RugDesign>;
  readonly art: NonEmpty<ArtDesign>;
  /** Frames of art and mirrors. */
  readonly frame: NonEmpty<Material>;
  /** Legs of seats, beds and tables, and their material. */
  readonly leg: LegShape;
  readonly legMaterial: Material;
  /** Rounding of upholstered edges, meters: 0.02 crisp … 0.09 soft. */
  readonly softness: number;
  /** Swelling of cushions beyond their box, 0 flat foam … 1 overstuffed feather. */
  readonly plumpness: number;
  /** Seams of covers: knife edge, cord of the same cloth, or cord of `pipingMaterial`. */
  readonly seam: 'plain' | 'piped' | 'contrast';
  readonly pipingMaterial: Material;
  /** Rows of brass-headed nails along fronts and arms of leather and formal seats. */
  readonly nailheads: boolean;
  /** Silhouettes that suit, best first; kinds left out use all of the design's. */
  readonly silhouettes: Partial<Record<PieceKind, NonEmpty<string>>>;
}

export type RugDesign = Omit<Extract<Texture, { kind: 'rug' }>, 'size' | 'seed'>;
export type ArtDesign = Omit<Extract<Texture, { kind: 'art' }>, 'size' | 'seed'>;

export type LegShape = 'tapered' | 'block' | 'turned' | 'hairpin' | 'sled' | 'plinth' | 'splayed';

export type NonEmpty<T> = readonly [T, ...T[]];
