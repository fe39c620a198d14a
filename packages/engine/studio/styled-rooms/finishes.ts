import type { RoomStyle } from '@home-design/vocabulary';
import { metal } from '../../src/furniture/materials/solid.ts';
import type { Material } from '../../src/render/materials/material.ts';
import type { Placement, TrimSpec, WindowSpec } from '../samples/room-spec.ts';
import {
  BLACK_METAL,
  boards,
  OAK,
  OLD_BEAM,
  polishedConcrete,
  satin,
  tiles,
  WALNUT,
  WHITE_WOOD,
} from '../samples/rooms/finishes.ts';
import { dangles, hangs, lies, stands } from '../samples/rooms/places.ts';

/** The difference between two styles of the room besides the furniture's own design. */
export interface RoomFinish {
  readonly floor: Material;
  readonly trim: Pick<TrimSpec, 'material' | 'skirting' | 'cornice' | 'corniceSize'>;
  readonly window: Pick<WindowSpec, 'kind' | 'panes' | 'leaves' | 'frame' | 'casing'>;
  readonly beams?: Material;
  /** Silhouettes and seeds of pieces, where another than the usual one suits the room better. */
  readonly chosen?: Partial<Record<Placement['kind'], Pick<Placement, 'silhouette' | 'seed'>>>;
  /** Additional things in the room. */
  readonly more: readonly Placement[];
}

const CASEMENT = { kind: 'casement', panes: [1, 2], leaves: 2, frame: WHITE_WOOD, casing: true } as const;
const SASH = { kind: 'sash', panes: [2, 2], leaves: 1, frame: WHITE_WOOD, casing: true } as const;
const PLAIN_TRIM = { material: WHITE_WOOD, skirting: 0.1, cornice: 'none', corniceSize: 0 } as const;
const IVORY = satin('#eee8dc');

const PENDANT = dangles('pendant-lamp', 2.5, 2.35, { size: [0.55, 0.95, 0.55] });
const TRAY = lies('tray', 'table', [0.24, -0.02]);
const BOWL = lies('bowl', 'table', [0.24, -0.04]);
const VASE = lies('vase', 'table', [0.24, -0.06]);
const wide = (silhouette: string): Placement =>
  hangs('art', 'north', 2.6, 1.64, { size: [1.55, 0.95, 0.03], silhouette });

/** Floor, woodwork and small things of each style. */
export const FINISHES: Record<RoomStyle, RoomFinish> = {
  modern: {
    floor: boards('#b89470', '#94714f', 'herringbone', [0.12, 0.6], 0.3),
    trim: { ...PLAIN_TRIM, skirting: 0.07 },
    window: { ...CASEMENT, panes: [1, 1], frame: BLACK_METAL, casing: false },
    chosen: { armchair: { silhouette: 'lounge', seed: 2 }, rug: { seed: 3 } },
    more: [wide('single'), BOWL],
  },
  industrial: {
    floor: polishedConcrete('#97928b'),
    trim: { ...PLAIN_TRIM, material: BLACK_METAL, skirting: 0.06 },
    window: { kind: 'steel', panes: [3, 4], leaves: 1, frame: BLACK_METAL, casing: false },
    beams: BLACK_METAL,
    more: [wide('single'), PENDANT, TRAY],
  },
  bohemian: {
    floor: boards('#a9794f', '#7b5231', 'straight', [0.12, 1.8], 0.38),
    trim: { ...PLAIN_TRIM, skirting: 0.14, cornice: 'cove', corniceSize: 0.08 },
    window: SASH,
    chosen: { rug: { seed: 1 } },
    more: [wide('gallery'), PENDANT, VASE, stands('ottoman', 1.1, 3.0, 40)],
  },
  mediterranean: {
    floor: tiles(['#bb7d58', '#aa6c48', '#cdb9a2'], 'offset', 0.3, { roughness: 0.4 }),
    trim: { ...PLAIN_TRIM, skirting: 0 },
    window: { ...CASEMENT, panes: [1, 3], frame: OAK, casing: false },
    beams: OLD_BEAM,
    chosen: { rug: { seed: 3 } },
    more: [wide('diptych'), PENDANT, BOWL],
  },
  minimalist: {
    floor: boards('#d3c2a8', '#bda888', 'straight', [0.22, 2.8], 0.4),
    trim: { ...PLAIN_TRIM, skirting: 0.05 },
    window: { ...CASEMENT, panes: [1, 1], leaves: 1, casing: false },
    more: [wide('single'), VASE],
  },
  scandinavian: {
    floor: boards('#cfb48f', '#a98a62', 'straight', [0.16, 2.2]),
    trim: { ...PLAIN_TRIM, skirting: 0.14 },
    window: CASEMENT,
    more: [wide('diptych'), VASE],
  },
  rustic: {
    floor: boards('#8a6240', '#5f4027', 'straight', [0.2, 2.6], 0.42),
    trim: { ...PLAIN_TRIM, material: OLD_BEAM, skirting: 0.12 },
    window: { ...CASEMENT, panes: [2, 3], frame: OLD_BEAM },
    beams: OLD_BEAM,
    chosen: { armchair: { seed: 1 }, rug: { seed: 1 } },
    more: [wide('gallery'), BOWL],
  },
  luxury: {
    floor: boards('#9c7450', '#6f4e33', 'chevron', [0.11, 0.7], 0.22),
    trim: { material: IVORY, skirting: 0.2, cornice: 'stepped', corniceSize: 0.14 },
    window: { ...CASEMENT, panes: [1, 3], frame: IVORY },
    chosen: { art: { seed: 2 }, rug: { seed: 3 } },
    more: [wide('single'), TRAY],
  },
  traditional: {
    floor: boards('#8f6742', '#644327', 'straight', [0.1, 1.4], 0.3),
    trim: { material: IVORY, skirting: 0.2, cornice: 'cove', corniceSize: 0.12 },
    window: { ...SASH, panes: [3, 2], frame: IVORY },
    chosen: { art: { seed: 3 } },
    more: [wide('single'), VASE],
  },
  farmhouse: {
    floor: boards('#b59872', '#8b6e4b', 'straight', [0.18, 2.4], 0.45),
    trim: { ...PLAIN_TRIM, skirting: 0.16 },
    window: { ...SASH, panes: [3, 2] },
    beams: OLD_BEAM,
    chosen: { rug: { seed: 1 } },
    more: [wide('gallery'), VASE],
  },
  mid_century: {
    floor: boards('#a8764b', '#7c5230', 'herringbone', [0.09, 0.45], 0.32),
    trim: { ...PLAIN_TRIM, skirting: 0.08 },
    window: { ...CASEMENT, panes: [1, 1], frame: WALNUT, casing: false },
    more: [wide('triptych'), BOWL],
  },
  art_deco: {
    floor: boards('#6d4a33', '#472e1e', 'chevron', [0.12, 0.7], 0.2),
    trim: { material: satin('#f1ece2'), skirting: 0.18, cornice: 'stepped', corniceSize: 0.16 },
    window: { ...CASEMENT, panes: [2, 4], frame: metal('#3a352f', 0.35) },
    chosen: { art: { seed: 2 } },
    more: [wide('diptych'), hangs('mirror', 'east', 2.2, 1.6, { size: [0.7, 1.0, 0.04] }), TRAY],
  },
};
