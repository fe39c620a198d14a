import { describe, expect, it } from 'vitest';
import { EDIT_ARGUMENTS, EDIT_CLASS, EDIT_MODES } from './edit-arguments.ts';
import {
  EDIT_CLASSES,
  EMPTY_ROOM_TYPES,
  LIGHTING_TYPES,
  PAINT_HEX,
  ROOM_TYPES,
  SKY_TYPES,
  STAGING_STYLES,
  WALL_COLORS,
} from './edit-options.ts';

const NOTHING = { regions: [], boxes: [] };

describe('edit arguments', () => {
  it('EDITS-25 EDITS-26 EDITS-33 CONST-39 CONST-40 CONST-47 fill the documented defaults of a wall color edit', () => {
    expect(EDIT_ARGUMENTS['wall-color'].parse({})).toEqual({
      color: 'white',
      strength: 0.8,
      guidance_scale: 7.5,
      corrections: { add: NOTHING, remove: NOTHING },
    });
  });

  it('EDITS-27 EDITS-28 EDITS-29 EDITS-34 CONST-41 CONST-42 CONST-43 CONST-48 fill the documented defaults of a lighting edit', () => {
    expect(EDIT_ARGUMENTS.lighting.parse({})).toEqual({
      type: 'golden_hour',
      brightness: 1.2,
      contrast: 1.1,
      warmth: 0,
      strength: 0.8,
      guidance_scale: 7.5,
    });
  });

  it('EDITS-38 offer exactly nine kinds of light', () => {
    expect(LIGHTING_TYPES.join(' ')).toBe(
      'twilight golden_hour ambient flamboyant moody evenly_lit hard_direct warm_light cool_light',
    );
  });

  it('EDITS-39 offer exactly ten wall colors, each with a hex value', () => {
    expect(WALL_COLORS.join(' ')).toBe('white beige gray blue green navy charcoal sage taupe cream');
    for (const color of WALL_COLORS) expect(PAINT_HEX[color]).toMatch(/^#[0-9A-F]{6}$/);
  });

  it.each(['sage', 'sage_green', 'soft_pink', '#9CAF88', '#9caf88'])('C-11 accept the color %s', (color) => {
    expect(EDIT_ARGUMENTS['wall-color'].safeParse({ color }).success).toBe(true);
  });

  it.each(['mauve', '#9CAF8', '9CAF88', 'rgb(1,2,3)', '', 7, null])('refuse the color %j', (color) => {
    expect(EDIT_ARGUMENTS['wall-color'].safeParse({ color }).success).toBe(false);
  });

  it.each([1.5, '7', -1, 2 ** 32, Number.NaN])('EDITS-23 refuse the seed %j', (seed) => {
    expect(EDIT_ARGUMENTS.lighting.safeParse({ seed }).success).toBe(false);
  });

  it.each([
    { brightness: 0.4 },
    { brightness: 2.1 },
    { contrast: 0 },
    { warmth: -1.1 },
    { strength: 1.01 },
    { guidance_scale: 0 },
    { type: 'disco' },
    { color: 'sage' },
  ])('refuse %j for lighting', (extra) => {
    expect(EDIT_ARGUMENTS.lighting.safeParse(extra).success).toBe(false);
  });

  it('declare for every edit what it changes', () => {
    for (const mode of EDIT_MODES) expect(EDIT_CLASSES, mode).toContain(EDIT_CLASS[mode]);
  });
});

describe('arguments of furnishing', () => {
  const { furniture } = EDIT_ARGUMENTS;
  const plan = {
    version: 1,
    roomType: 'bedroom',
    style: 'rustic',
    seed: 5,
    items: [{ kind: 'bed', silhouette: 'panel', x: 0, y: 0, z: -2, turn: 0, size: [1.6, 1, 2] }],
  };

  it('EDITS-25 EDITS-26 EDITS-31 EDITS-32 CONST-45 CONST-46 fill the documented defaults', () => {
    expect(furniture.parse({})).toEqual({
      style: 'modern',
      room_type: 'living_room',
      alternatives: 1,
      strength: 0.8,
      guidance_scale: 7.5,
    });
  });

  it('EDITS-36 offer exactly eight styles', () => {
    expect(STAGING_STYLES.join(' ')).toBe(
      'modern minimalist scandinavian industrial rustic luxury bohemian traditional',
    );
  });

  it('EDITS-37 offer exactly seven rooms', () => {
    expect(ROOM_TYPES.join(' ')).toBe('living_room bedroom kitchen bathroom dining_room office outdoor');
  });

  it("accept a plan's own style and room, or another style for the same arrangement", () => {
    expect(furniture.parse({ plan })).toMatchObject({ style: 'rustic', room_type: 'bedroom' });
    expect(furniture.parse({ plan, style: 'luxury' })).toMatchObject({ style: 'luxury', plan });
  });

  it.each([
    [{ style: 'gothic' }, 'style'],
    [{ room_type: 'attic' }, 'room_type'],
    [{ alternatives: 11 }, 'alternatives'],
    [{ alternatives: 0 }, 'alternatives'],
    [{ plan, alternatives: 2 }, 'alternatives'],
    [{ plan, room_type: 'office' }, 'room_type'],
    [{ plan: { ...plan, version: 2 } }, 'plan.version'],
    [{ seed: 1.5 }, 'seed'],
  ])('EDITS-23 refuse %j', (args, field) => {
    expect(furniture.safeParse(args).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

const COMMON = { strength: 0.8, guidance_scale: 7.5 };

describe('arguments of another sky', () => {
  const { sky } = EDIT_ARGUMENTS;

  it('EDITS-16 EDITS-25 EDITS-26 EDITS-35 CONST-49 fill the documented defaults', () => {
    expect(sky.parse({})).toEqual({
      sky_type: 'blue_sky',
      corrections: { add: NOTHING, remove: NOTHING },
      ...COMMON,
    });
  });

  it('EDITS-40 offer exactly six skies', () => {
    expect(SKY_TYPES.join(' ')).toBe('sunny blue_sky clear_blue dramatic sunset partly_cloudy');
    expect(sky.safeParse({ sky_type: 'aurora' }).success).toBe(false);
  });
});

describe('arguments of emptying a room', () => {
  const emptyRoom = EDIT_ARGUMENTS['empty-room'];

  it('EDITS-18 EDITS-25 EDITS-26 EDITS-31 fill the documented defaults', () => {
    expect(emptyRoom.parse({})).toMatchObject({ room_type: 'living_room', ...COMMON });
  });

  it('EDITS-41 offer exactly five kinds of room', () => {
    expect(EMPTY_ROOM_TYPES.join(' ')).toBe('general living_room kitchen bedroom bathroom');
    expect(emptyRoom.safeParse({ room_type: 'outdoor' }).success).toBe(false);
  });
});

describe('arguments of enlarging', () => {
  const { upscale } = EDIT_ARGUMENTS;

  it('EDITS-19 EDITS-30 CONST-44 double by default', () => {
    expect(upscale.parse({})).toEqual({ scale: 2, ...COMMON });
    expect(upscale.parse({ scale: 4 }).scale).toBe(4);
  });

  it.each([0, 1, 3, 8, 2.5, '2'])('EDITS-19 refuse the scale %j', (scale) => {
    expect(upscale.safeParse({ scale }).success).toBe(false);
  });
});

it('window view is a garden by default', () => {
  expect(EDIT_ARGUMENTS['window-view'].parse({})).toMatchObject({ view: 'garden', ...COMMON });
  expect(EDIT_ARGUMENTS['window-view'].safeParse({ view: 'moon' }).success).toBe(false);
});

it('floor is of oak planks laid lengthwise by default', () => {
  expect(EDIT_ARGUMENTS.floor.parse({})).toMatchObject({
    material: 'oak_planks',
    direction: 'lengthwise',
    ...COMMON,
  });
  expect(EDIT_ARGUMENTS.floor.safeParse({ material: 'lava' }).success).toBe(false);
  expect(EDIT_ARGUMENTS.floor.safeParse({ direction: 'upwards' }).success).toBe(false);
});

describe('arguments of removing things', () => {
  const removal = EDIT_ARGUMENTS['object-removal'];
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

  it.each([
    { categories: ['sofa'] },
    { objects: [3] },
    { corrections: { add: { boxes: [box] } } },
    { corrections: { add: { regions: [0] } } },
    { corrections: { add: { painted: 'iVBORw0KGgoAAAA=' } } },
  ])('accept %j', (args) => {
    expect(removal.safeParse(args).success).toBe(true);
  });

  it.each([
    [{}, 'categories'],
    [{ categories: [], objects: [], corrections: { remove: { boxes: [box] } } }, 'categories'],
    [{ categories: ['unicorn'] }, 'categories.0'],
    [{ objects: [-1] }, 'objects.0'],
  ])('OBJECTS-12 refuse %j, which names nothing to remove', (args, field) => {
    expect(removal.safeParse(args).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it.each([
    [{ boxes: [{ ...box, x: 0.8 }] }, 'boxes.0'],
    [{ boxes: [{ ...box, width: 0 }] }, 'boxes.0.width'],
    [{ painted: 'R0lGODlhAQABAAAAACw=' }, 'painted'],
    [{ painted: `iVBORw0KGgo${'A'.repeat(90_000)}` }, 'painted'],
    [{ regions: [1.5] }, 'regions.0'],
  ])('refuse the correction %j', (add, field) => {
    const { error } = removal.safeParse({ categories: ['sofa'], corrections: { add } });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`corrections.add.${field}`]);
  });
});
