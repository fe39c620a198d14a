import { type Arrangement, filler, type RoomSet, slot } from './arrangement.ts';
import { present } from './seating.ts';

/** Seats around a low table; with planters at full strength. */
function lounge(chairs: number, appeal: number): Arrangement {
  return {
    idea: chairs > 1 ? 'lounge' : 'small lounge',
    stands: 'rather-at-wall',
    appeal,
    slots: present([
      slot('outdoor-sofa', 1, { z: -1.0 }),
      slot('outdoor-table', 0.9, { z: 0.1 }),
      chairs > 0 && slot('outdoor-chair', 0.8, { x: -1.3, z: 0.3, turn: 75 }),
      chairs > 1 && slot('outdoor-chair', 0.65, { x: 1.3, z: 0.3, turn: -75 }),
      slot('rug', 0.6, { z: 0, size: [2.6, 0.012, 1.9] }),
      slot('planter', 0.5, { x: -1.45, z: -1.05 }),
      slot('planter', 0.4, { x: 1.45, z: -1.05 }),
      slot('candles', 0.15, { z: 0.1, on: 1 }),
    ]),
  };
}

export const OUTDOOR: RoomSet = {
  arrangements: [
    lounge(2, 0.5),
    lounge(1, 0.2),
    {
      idea: 'table under a parasol',
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
      idea: 'loungers',
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
