import type { RoomSpec } from '../room-spec.ts';
import { boards, emulsion, plainCeiling, WHITE_WOOD, walls } from './finishes.ts';
import { hangs, lies, stands } from './places.ts';

/** A corner with two tall windows; morning sun across pale boards. */
export const SCANDINAVIAN_LIVING_ROOM: RoomSpec = {
  id: 'scandinavian-living-room',
  title: 'Bright living room with pale oak boards',
  roomType: 'living_room',
  style: 'scandinavian',
  seed: 11,
  size: { width: 5.2, height: 2.75, depth: 5.6 },
  walls: walls(emulsion('#ebe8e1')),
  ceiling: plainCeiling(),
  trim: { material: WHITE_WOOD, skirting: 0.14, cornice: 'none', corniceSize: 0 },
  floor: boards('#cfb48f', '#a98a62', 'straight', [0.16, 2.2]),
  windows: [
    {
      kind: 'casement', wall: 'west', along: 2.2, sill: 0.55, width: 1.35, height: 1.75, leaves: 2, panes: [1, 2],
      frame: WHITE_WOOD, casing: true, reveal: 0.16,
    },
    {
      kind: 'casement', wall: 'west', along: 4.05, sill: 0.55, width: 1.05, height: 1.75, leaves: 2, panes: [1, 2],
      frame: WHITE_WOOD, casing: true, reveal: 0.16,
    },
  ],
  doors: [],
  panels: [],
  fixtures: [],
  camera: { position: [3.75, 1.25, 5.35], yaw: -14, lens: 25, shift: [0.02, -0.07], aspect: 1.5 },
  light: {
    mood: 'day',
    sun: { azimuth: 248, elevation: 34 },
    view: { kind: 'garden', seed: 4, brightness: 1.25, clouds: 0.35 },
    lamps: 0.12,
    exposure: 0.25,
  },
  pieces: [
    stands('rug', 2.55, 2.6, 0, { size: [3.1, 0.014, 2.2], seed: 3 }),
    stands('sofa', 2.6, 0.62, 0, { size: [2.3, 0.82, 0.94], name: 'sofa' }),
    stands('coffee-table', 2.5, 2.25, 0, { name: 'table' }),
    stands('armchair', 4.15, 2.35, -75),
    stands('side-table', 4.15, 0.62, 0, { name: 'side' }),
    lies('table-lamp', 'side', [0, 0]),
    stands('floor-lamp', 0.85, 0.5, 30),
    stands('plant', 0.65, 3.0, 0, { seed: 5 }),
    hangs('art', 'north', 2.6, 1.62, { size: [1.5, 0.9, 0.03], silhouette: 'diptych' }),
    lies('books', 'table', [-0.2, 0.04], 15),
    lies('vase', 'table', [0.22, -0.08]),
    hangs('curtain', 'west', 2.87, 0, { size: [1.9, 2.55, 0.14] }),
    stands('basket', 0.7, 1.5, 0),
  ],
};
