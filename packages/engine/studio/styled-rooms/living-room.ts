import { ROOM_STYLES, type RoomStyle } from '@home-design/vocabulary';
import type { Placement, RoomSpec, WindowSpec } from '../samples/room-spec.ts';
import { emulsion, plainCeiling, walls } from '../samples/rooms/finishes.ts';
import { hangs, lies, stands } from '../samples/rooms/places.ts';
import { FINISHES } from './finishes.ts';

/** The color that walls are traced in; paints are shares of it. */
export const TRACED_WALL = '#e6e6e6';

/** One living room, the same walls, windows and places of the furniture, in a style. */
export function livingRoom(style: RoomStyle): RoomSpec {
  const { floor, trim, window, beams, chosen, more } = FINISHES[style];
  const opening = (along: number, width: number): WindowSpec => ({
    ...window,
    wall: 'west',
    along,
    sill: 0.55,
    width,
    height: 1.75,
    reveal: 0.16,
  });
  const pieces: readonly Placement[] = [
    stands('rug', 2.55, 2.55, 0, { size: [3.2, 0.014, 2.3] }),
    stands('sofa', 2.6, 0.62, 0, { size: [2.3, 0.82, 0.94], name: 'sofa' }),
    stands('coffee-table', 2.5, 2.2, 0, { name: 'table' }),
    stands('armchair', 4.15, 2.3, -75),
    stands('side-table', 4.15, 0.62, 0, { name: 'side' }),
    lies('table-lamp', 'side', [0, 0]),
    stands('floor-lamp', 0.85, 0.5, 30),
    stands('plant', 4.72, 0.5, 0, { size: [0.75, 1.7, 0.75] }),
    hangs('curtain', 'west', 2.87, 0, { size: [1.9, 2.55, 0.14] }),
    lies('books', 'table', [-0.2, 0.04], 15),
    stands('basket', 0.7, 1.5, 0),
    ...more,
  ];
  return {
    id: `living-room-${style}`,
    title: `Living room, ${style.replaceAll('_', ' ')}`,
    roomType: 'living_room',
    style,
    seed: 211 + ROOM_STYLES.indexOf(style),
    size: { width: 5.2, height: 2.75, depth: 5.6 },
    walls: walls(emulsion(TRACED_WALL)),
    ceiling: {
      ...plainCeiling(),
      ...(beams && { beams: { material: beams, along: 'z', count: 4, section: [0.13, 0.17] } as const }),
    },
    trim,
    floor,
    windows: [opening(2.2, 1.35), opening(4.05, 1.05)],
    doors: [],
    panels: [],
    fixtures: [],
    camera: { position: [3.75, 1.25, 5.35], yaw: -14, lens: 25, shift: [0.02, -0.07], aspect: 1.5 },
    light: {
      mood: 'day',
      sun: { azimuth: 246, elevation: 24 },
      view: { kind: 'garden', seed: 4, brightness: 1.1, clouds: 0.35 },
      lamps: 1,
      exposure: 0,
    },
    pieces: pieces.map((piece) => ({ ...piece, ...chosen?.[piece.kind] })),
  };
}
