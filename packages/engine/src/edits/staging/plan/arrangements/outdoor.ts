import { type Arrangement, filler, type RoomSet, slot } from './arrangement.ts';

/** Seats around a low table; at full strength with planters. */
function lounge(chairs: number, appeal: number): Arrangement {
  return {
    stands: 'free',
    appeal,
    slots: [
      slot('outdoor-sofa', 1, { z: -1.0 }),
      slot('outdoor-table', 0.9, { z: 0.1 }),
      slot('outdoor-chair', chairs > 0 ? 0.8 : 0, { x: -1.3, z: 0.3, turn: 75 }),
      slot('outdoor-chair', chairs > 1 ? 0.7 : 0, { x: 1.3, z: 0.3, turn: -75 }),
      slot('rug', 0.6, { z: 0, size: [2.6, 0.012, 1.9] }),
      slot('planter', 0.5, { x: -1.45, z: -1.05 }),
      slot('planter', 0.4, { x: 1.45, z: -1.05 }),
      slot('candles', 0.35, { z: 0.1, on: 1 }),
    ].filter(({ importance }) => importance > 0) as unknown as Arrangement['slots'],
  };
}

export const OUTDOOR: RoomSet = {
  arrangements: [
    lounge(2, 0.5),
    lounge(1, 0.2),
    {
      stands: 'free',
      appeal: 0.2,
      slots: [
        slot('dining-table', 1, { size: [1.1, 0.74, 1.1] }),
        slot('outdoor-chair', 0.9, { x: -0.85, turn: 90 }),
        slot('outdoor-chair', 0.9, { x: 0.85, turn: -90 }),
        slot('parasol', 0.7, { x: 0, z: -0.9 }),
        slot('bowl', 0.4, { on: 0 }),
      ],
    },
    {
      stands: 'free',
      appeal: 0,
      slots: [
        slot('lounger', 1, { x: -0.5 }),
        slot('lounger', 0.7, { x: 0.5 }),
        slot('side-table', 0.5, { x: 0, z: -0.6 }),
      ],
    },
  ],
  fillers: [filler('planter', 0.6, 'corner'), filler('fire-bowl', 0.3, 'corner')],
};
