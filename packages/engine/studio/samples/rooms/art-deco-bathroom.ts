import { marble, painted } from '../../../src/furniture/materials/solid.ts';
import type { RoomSpec } from '../room-spec.ts';
import { BRASS, CARRARA, emulsion, plainCeiling, satin, tiles, walls } from './finishes.ts';
import { dangles, hangs, rests, stands } from './places.ts';

const ENAMEL = painted('#f6f5f2', 0.08);
const FOREST = satin('#23433b');

/** Checkered marble, a free-standing bath under a tall window, brass taps. */
export const ART_DECO_BATHROOM: RoomSpec = {
  id: 'art-deco-bathroom',
  title: 'Bathroom with checkered marble and brass',
  roomType: 'bathroom',
  style: 'art_deco',
  seed: 111,
  size: { width: 3.6, height: 2.9, depth: 4.6 },
  walls: walls(emulsion('#e7e2d8')),
  ceiling: plainCeiling('#f6f3ec'),
  trim: { material: satin('#f2eee5'), skirting: 0, cornice: 'stepped', corniceSize: 0.12 },
  floor: tiles(['#ece9e2', '#2b2d2e', '#b9b4aa'], 'checker', 0.4, { veins: 0.6, roughness: 0.12 }),
  windows: [
    {
      kind: 'casement',
      wall: 'north',
      along: 0.85,
      sill: 0.75,
      width: 1.9,
      height: 1.75,
      leaves: 2,
      panes: [2, 4],
      frame: satin('#f2eee5'),
      casing: true,
      reveal: 0.2,
    },
  ],
  doors: [],
  panels: [
    {
      kind: 'slab',
      wall: 'west',
      along: 0,
      up: 0,
      width: 4.6,
      height: 1.25,
      material: tiles(['#dfe5df', '#d2dad2', '#c0c6be'], 'grid', 0.15, { roughness: 0.1 }),
      count: 1,
    },
    {
      kind: 'slab',
      wall: 'east',
      along: 0,
      up: 0,
      width: 4.6,
      height: 1.25,
      material: tiles(['#dfe5df', '#d2dad2', '#c0c6be'], 'grid', 0.15, { roughness: 0.1 }),
      count: 1,
    },
    {
      kind: 'slab',
      wall: 'north',
      along: 0,
      up: 0,
      width: 3.6,
      height: 0.66,
      material: marble('#e9e6df', '#a39c90', 0.5),
      count: 1,
    },
  ],
  fixtures: [
    { kind: 'tub', at: [1.8, 0, 0.95], turn: 0, enamel: ENAMEL, tap: BRASS },
    {
      kind: 'vanity',
      wall: 'west',
      along: 1.3,
      width: 1.5,
      front: FOREST,
      worktop: CARRARA,
      basin: ENAMEL,
      tap: BRASS,
    },
  ],
  camera: { position: [2.5, 1.35, 4.45], yaw: -14, lens: 24, shift: [0.04, -0.04], aspect: 1.25 },
  light: {
    mood: 'day',
    view: { kind: 'garden', seed: 81, brightness: 1.4, clouds: 0.4 },
    lamps: 0.1,
    exposure: 0.15,
  },
  pieces: [
    hangs('mirror', 'west', 2.05, 1.62, { silhouette: 'arch', size: [0.9, 1.1, 0.04] }),
    stands('bath-mat', 1.85, 1.75, 0),
    stands('bath-stool', 3.05, 1.25, 0, { name: 'stool' }),
    stands('towel-ladder', 3.3, 2.2, -90),
    stands('plant', 0.45, 0.5, 0, { size: [0.6, 1.5, 0.6] }),
    dangles('pendant-lamp', 1.8, 2.2, { stays: true, size: [0.4, 0.7, 0.4] }),
    rests('tray', [0.3, 0.832, 2.05], 90, { size: [0.3, 0.05, 0.2] }),
  ],
};
