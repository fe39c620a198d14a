import type { RoomSpec } from '../room-spec.ts';
import { BLACK_METAL, boards, emulsion, plainCeiling, WALNUT, walls } from './finishes.ts';
import { hangs, lies, stands } from './places.ts';

/** A long room with a glass wall over the city; late morning. */
export const MODERN_LIVING_ROOM: RoomSpec = {
  id: 'modern-living-room',
  title: 'City living room with a wall of glass',
  roomType: 'living_room',
  style: 'modern',
  seed: 21,
  size: { width: 6.4, height: 2.9, depth: 6.6 },
  walls: walls(emulsion('#efedea')),
  ceiling: plainCeiling('#f6f5f3'),
  trim: { material: emulsion('#efedea', 3), skirting: 0.06, cornice: 'shadow-gap', corniceSize: 0 },
  floor: boards('#b89470', '#94714f', 'herringbone', [0.12, 0.6], 0.3),
  windows: [
    {
      kind: 'fixed',
      wall: 'west',
      along: 1.9,
      sill: 0.02,
      width: 4.4,
      height: 2.72,
      leaves: 3,
      panes: [1, 1],
      frame: BLACK_METAL,
      casing: false,
      reveal: 0.2,
    },
  ],
  doors: [],
  panels: [
    {
      kind: 'slats',
      wall: 'north',
      along: 0.02,
      up: 0.06,
      width: 6.36,
      height: 2.82,
      material: WALNUT,
      count: 106,
    },
  ],
  fixtures: [],
  camera: { position: [4.9, 1.3, 6.3], yaw: -24, lens: 24, shift: [0.03, -0.06], aspect: 1.5 },
  light: {
    mood: 'day',
    sun: { azimuth: 235, elevation: 42 },
    view: { kind: 'city', seed: 8, brightness: 1.0, clouds: 0.4 },
    lamps: 0.15,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 3.25, 2.55, 0, { size: [3.6, 0.014, 2.6] }),
    stands('sectional', 3.3, 0.98, 0, { size: [3.1, 0.8, 1.65], name: 'sofa' }),
    stands('coffee-table', 3.1, 2.75, 0, { name: 'table' }),
    stands('armchair', 5.25, 2.7, -105),
    stands('floor-lamp', 5.35, 0.6, -30),
    stands('plant', 0.75, 0.75, 0, { size: [0.9, 2, 0.9] }),
    stands('side-table', 5.45, 1.6, 0, { name: 'side' }),
    lies('vase', 'side', [0, 0]),
    lies('books', 'table', [0.2, 0.02], 12),
    lies('bowl', 'table', [-0.2, 0.05]),
    hangs('art', 'east', 3.2, 1.6, { size: [1.5, 1.1, 0.04], silhouette: 'single' }),
  ],
};
