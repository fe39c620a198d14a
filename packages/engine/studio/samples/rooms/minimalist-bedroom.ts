import type { RoomSpec } from '../room-spec.ts';
import { boards, emulsion, limewash, OAK, plainCeiling, walls } from './finishes.ts';
import { dangles, hangs, lies, stands } from './places.ts';

/** Frontal and calm: lime plaster, a low bed, soft light of a gray sky from the left. */
export const MINIMALIST_BEDROOM: RoomSpec = {
  id: 'minimalist-bedroom',
  title: 'Quiet bedroom in lime plaster and oak',
  roomType: 'bedroom',
  style: 'minimalist',
  seed: 31,
  size: { width: 4.4, height: 2.65, depth: 4.9 },
  walls: walls(emulsion('#ebe7df'), { north: limewash('#d9d1c4', 5) }),
  ceiling: plainCeiling('#f3f1ec'),
  trim: { material: emulsion('#ebe7df', 4), skirting: 0.05, cornice: 'shadow-gap', corniceSize: 0 },
  floor: boards('#d2b995', '#b1946c', 'straight', [0.2, 2.4], 0.4),
  windows: [
    {
      kind: 'fixed',
      wall: 'west',
      along: 1.35,
      sill: 0.35,
      width: 2.5,
      height: 2.0,
      leaves: 2,
      panes: [1, 1],
      frame: OAK,
      casing: false,
      reveal: 0.24,
    },
  ],
  doors: [],
  panels: [],
  fixtures: [],
  camera: { position: [2.35, 1.15, 4.75], yaw: 0, lens: 25, shift: [-0.03, -0.05], aspect: 1.4 },
  light: {
    mood: 'overcast',
    view: { kind: 'garden', seed: 17, brightness: 1.5, clouds: 0.8 },
    lamps: 0.15,
    exposure: 0.15,
  },
  pieces: [
    stands('rug', 2.2, 2.3, 0, { size: [3.0, 0.012, 2.2] }),
    stands('bed', 2.2, 1.1, 0, { name: 'bed' }),
    stands('nightstand', 0.85, 0.28, 0, { name: 'left' }),
    stands('nightstand', 3.55, 0.28, 0, { name: 'right' }),
    dangles('pendant-lamp', 0.85, 0.4, { size: [0.32, 1.35, 0.32] }),
    lies('books', 'right', [0, 0.02], 8),
    lies('vase', 'right', [-0.1, -0.08]),
    stands('bench', 2.2, 2.65, 0, { size: [1.3, 0.44, 0.4] }),
    hangs('curtain', 'west', 2.6, 0, { size: [3.2, 2.6, 0.12], silhouette: 'ripple' }),
    hangs('art', 'east', 2.6, 1.5, { size: [0.9, 1.2, 0.03], silhouette: 'single' }),
  ],
};
