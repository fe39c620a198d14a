import type { RoomRecipe } from './recipe.ts';

type Row = readonly [
  seed: number,
  roomType: RoomRecipe['roomType'],
  style: RoomRecipe['style'],
  view: RoomRecipe['view'],
  paint: RoomRecipe['paint'],
  floor: RoomRecipe['floor'],
  light: RoomRecipe['light'],
  more?: Pick<RoomRecipe, 'covering' | 'clutter'>,
];

/** Rooms that may be looked at while tuning. */
const TUNED: readonly Row[] = [
  [1, 'living_room', 'scandinavian', 'corner', 'light', 'boards', 'left'],
  [2, 'living_room', 'modern', 'corner', 'white', 'concrete', 'right-sun'],
  [3, 'bedroom', 'luxury', 'corner', 'curtain', 'pale-carpet', 'left'],
  [4, 'office', 'mid_century', 'frontal', 'tinted', 'parquet', 'right'],
  [5, 'kitchen', 'farmhouse', 'corner', 'white', 'tiles', 'left'],
  [6, 'bathroom', 'art_deco', 'corner', 'light', 'tiles', 'ahead'],
  [7, 'dining_room', 'traditional', 'frontal', 'accent', 'dark-boards', 'left'],
  [8, 'living_room', 'industrial', 'corner', 'light', 'concrete', 'right', { covering: 'brick' }],
  [9, 'bedroom', 'minimalist', 'frontal', 'white', 'boards', 'left-sun'],
  [10, 'living_room', 'bohemian', 'portrait', 'tinted', 'boards', 'left', { clutter: true }],
  [11, 'living_room', 'luxury', 'corner', 'dark', 'parquet', 'left-sun'],
  [12, 'bedroom', 'rustic', 'corner', 'light', 'dark-boards', 'right', { covering: 'boards' }],
  [13, 'office', 'modern', 'corner', 'white', 'carpet', 'glass'],
  [14, 'living_room', 'mediterranean', 'frontal', 'white', 'tiles', 'ahead'],
  [15, 'living_room', 'modern', 'corner', 'dark', 'boards', 'behind', { clutter: true }],
  [16, 'bedroom', 'modern', 'portrait', 'curtain', 'boards', 'right'],
  [17, 'kitchen', 'modern', 'frontal', 'light', 'concrete', 'right'],
  [18, 'bathroom', 'modern', 'narrow', 'white', 'tiles', 'ahead'],
  [19, 'dining_room', 'mid_century', 'corner', 'tinted', 'parquet', 'ahead-sun'],
  [20, 'living_room', 'traditional', 'pitched', 'light', 'pale-carpet', 'left', { covering: 'molding' }],
  [21, 'bedroom', 'scandinavian', 'pitched', 'white', 'boards', 'ahead', { clutter: true }],
  [22, 'living_room', 'scandinavian', 'frontal', 'light', 'pale-carpet', 'right-sun'],
  [23, 'office', 'industrial', 'narrow', 'light', 'dark-boards', 'ahead'],
  [24, 'living_room', 'minimalist', 'corner', 'white', 'pale-carpet', 'lamps'],
  [25, 'dining_room', 'luxury', 'portrait', 'dark', 'parquet', 'left'],
  [26, 'living_room', 'rustic', 'corner', 'accent', 'boards', 'night'],
  [27, 'bedroom', 'bohemian', 'corner', 'tinted', 'boards', 'right-sun', { clutter: true }],
  [28, 'living_room', 'modern', 'pitched', 'white', 'parquet', 'left', { covering: 'slats' }],
];

/** Rooms that are never used for tuning. One that was looked at moves up, and a new seed takes its place. */
const HELD_OUT: readonly Row[] = [
  [201, 'living_room', 'modern', 'corner', 'light', 'boards', 'right'],
  [202, 'living_room', 'traditional', 'corner', 'accent', 'parquet', 'left-sun'],
  [203, 'bedroom', 'scandinavian', 'corner', 'white', 'pale-carpet', 'right'],
  [204, 'bedroom', 'luxury', 'frontal', 'dark', 'carpet', 'left'],
  [205, 'office', 'minimalist', 'corner', 'light', 'parquet', 'left', { clutter: true }],
  [206, 'kitchen', 'scandinavian', 'corner', 'tinted', 'boards', 'right'],
  [207, 'bathroom', 'mediterranean', 'corner', 'white', 'tiles', 'left'],
  [208, 'dining_room', 'farmhouse', 'corner', 'white', 'boards', 'behind'],
  [209, 'living_room', 'bohemian', 'frontal', 'tinted', 'dark-boards', 'right', { clutter: true }],
  [210, 'living_room', 'luxury', 'portrait', 'curtain', 'parquet', 'left'],
  [211, 'bedroom', 'mid_century', 'pitched', 'accent', 'boards', 'ahead-sun'],
  [212, 'living_room', 'industrial', 'corner', 'white', 'concrete', 'left', { covering: 'brick' }],
  [213, 'living_room', 'minimalist', 'frontal', 'white', 'pale-carpet', 'glass'],
  [214, 'office', 'traditional', 'corner', 'light', 'dark-boards', 'night', { covering: 'molding' }],
];

const recipeOf = ([seed, roomType, style, view, paint, floor, light, more]: Row): RoomRecipe => ({
  ...{ seed, roomType, style, view, paint, floor, light },
  ...more,
});

/** Every room of the benchmark. */
export const RECIPES: readonly RoomRecipe[] = [
  ...TUNED.map(recipeOf),
  ...HELD_OUT.map((row) => ({ ...recipeOf(row), heldOut: true })),
];
