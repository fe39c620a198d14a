import { filler, type RoomSet, slot } from './arrangement.ts';

/** Kitchens keep their built-ins: seating, a runner, plants. */
export const KITCHEN: RoomSet = {
  arrangements: [
    {
      idea: 'table for four',
      stands: 'free',
      appeal: 0.3,
      slots: [
        slot('dining-table', 1, { size: [1.2, 0.75, 0.8] }),
        slot('dining-chair', 0.9, { x: 0.3, z: 0.55, turn: 180 }),
        slot('dining-chair', 0.9, { x: -0.3, z: 0.55, turn: 180 }),
        slot('dining-chair', 0.9, { x: 0.3, z: -0.55, turn: 0 }),
        slot('dining-chair', 0.9, { x: -0.3, z: -0.55, turn: 0 }),
        slot('bowl', 0.6, { on: 0 }),
        slot('vase', 0.4, { x: 0.3, on: 0, size: [0.15, 0.3, 0.15] }),
      ],
    },
    {
      idea: 'bistro table',
      stands: 'free',
      appeal: 0.1,
      slots: [
        slot('dining-table', 1, { size: [0.75, 0.75, 0.75] }),
        slot('dining-chair', 0.9, { x: -0.5, turn: 90 }),
        slot('dining-chair', 0.9, { x: 0.5, turn: -90 }),
        slot('bowl', 0.6, { on: 0 }),
      ],
    },
    { idea: 'runner', stands: 'free', appeal: -0.4, slots: [slot('kitchen-runner', 1, {})] },
  ],
  fillers: [
    filler('plant', 0.6, 'corner', { size: [0.55, 1.1, 0.55] }),
    filler('basket', 0.15, 'corner'),
    filler('art', 0.35, 'hung', { size: [0.5, 0.65, 0.035] }),
  ],
};

/** Bathrooms: loose things, never the fittings. */
export const BATHROOM: RoomSet = {
  arrangements: [
    { idea: 'bath mat', stands: 'free', appeal: 0.2, slots: [slot('bath-mat', 1, {})] },
    {
      idea: 'small bath mat',
      stands: 'free',
      appeal: 0,
      slots: [slot('bath-mat', 1, { size: [0.7, 0.02, 0.45] })],
    },
  ],
  fillers: [
    filler('towel-ladder', 0.8, 'wall'),
    filler('bath-stool', 0.6, 'wall', { decor: ['candles'] }),
    filler('plant', 0.5, 'corner', { size: [0.5, 0.95, 0.5] }),
    filler('basket', 0.15, 'corner'),
    filler('mirror', 0.15, 'hung', { size: [0.5, 0.7, 0.03] }),
  ],
};
