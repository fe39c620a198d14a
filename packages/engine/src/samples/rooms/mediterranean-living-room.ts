import type { RoomSpec } from '../room-spec.ts';
import { limewash, OAK, OLD_BEAM, tiles, walls } from './finishes.ts';
import { lies, stands } from './places.ts';

/** White lime walls, arched windows on the sea, terracotta underfoot. */
export const MEDITERRANEAN_LIVING_ROOM: RoomSpec = {
  id: 'mediterranean-living-room',
  title: 'White room with arches above the sea',
  roomType: 'living_room',
  style: 'mediterranean',
  seed: 121,
  size: { width: 5.8, height: 3.0, depth: 5.8 },
  walls: walls(limewash('#eee8dc', 9)),
  ceiling: {
    material: limewash('#f0ebe0', 10),
    beams: { material: OLD_BEAM, along: 'z', count: 6, section: [0.13, 0.15] },
  },
  trim: { material: limewash('#eee8dc', 9), skirting: 0, cornice: 'none', corniceSize: 0 },
  floor: tiles(['#bb7d58', '#aa6c48', '#cdb9a2'], 'offset', 0.3, { roughness: 0.4 }),
  windows: [
    { kind: 'french', wall: 'north', along: 0.85, sill: 0.02, width: 1.5, height: 2.45, leaves: 2, panes: [1, 3], frame: OAK, casing: false, reveal: 0.38, arch: 0.62 },
    { kind: 'french', wall: 'north', along: 3.2, sill: 0.02, width: 1.5, height: 2.45, leaves: 2, panes: [1, 3], frame: OAK, casing: false, reveal: 0.38, arch: 0.62 },
  ],
  doors: [],
  panels: [],
  fixtures: [],
  camera: { position: [3.5, 1.25, 5.6], yaw: -8, lens: 24, shift: [0, -0.03], aspect: 1.5 },
  light: {
    mood: 'day',
    sun: { azimuth: 28, elevation: 40 },
    view: { kind: 'sea', seed: 5, brightness: 1.3, clouds: 0.2 },
    lamps: 0,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 2.8, 2.8, 0, { size: [3.2, 0.012, 2.3] }),
    stands('sofa', 0.85, 2.75, 90, { size: [2.2, 0.8, 0.98] }),
    stands('armchair', 4.75, 2.35, -75),
    stands('armchair', 4.75, 3.55, -100, { seed: 5 }),
    stands('coffee-table', 2.75, 2.8, 90, { name: 'table' }),
    lies('bowl', 'table', [-0.15, 0]),
    lies('books', 'table', [0.2, 0.02], 20),
    stands('plant', 0.55, 0.65, 0, { size: [0.9, 2.1, 0.9], silhouette: 'olive' }),
    stands('side-table', 5.3, 1.2, 0, { name: 'side' }),
    lies('vase', 'side', [0, 0]),
    stands('basket', 5.35, 0.5, 0),
  ],
};
