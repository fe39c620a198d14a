import {
  EDIT_MODES,
  type EditMode,
  EMPTY_ROOM_TYPES,
  LANDING_WALL_COLORS,
  LIGHTING_TYPES,
  OBJECT_TYPES,
  ROOM_TYPES,
  SKY_TYPES,
  STAGING_STYLES,
  UPSCALES,
  WALL_COLORS,
  WINDOW_VIEWS,
} from '@home-design/contract';
import { EditRequest } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { readEdit } from './edit-modes.ts';

const NOTHING = { regions: [], boxes: [] };

describe('wall color', () => {
  it('EDITS-25 EDITS-26 EDITS-33 fills in the defaults', () => {
    const edit = readEdit('wall-color', {});
    expect(edit.arguments).toEqual({
      color: 'white',
      corrections: { add: NOTHING, remove: NOTHING },
      strength: 0.8,
      guidance_scale: 7.5,
    });
    expect(edit).toMatchObject({ seed: undefined, label: 'White walls' });
    expect(edit.request(7)).toEqual({
      mode: 'wall-color',
      color: '#F4F2EC',
      corrections: { add: { regions: [], boxes: [] }, remove: { regions: [], boxes: [] } },
      strength: 0.8,
      seed: 7,
    });
  });

  it('adds and removes the tapped regions', () => {
    const edit = readEdit('wall-color', {
      corrections: { add: { regions: [4] }, remove: { regions: [2, 7] } },
    });
    expect(EditRequest.parse(edit.request(7))).toMatchObject({
      corrections: { add: { regions: [4] }, remove: { regions: [2, 7] } },
    });
  });

  it.each([
    ['sage', 'Sage walls', 'Walls painted sage (#9CAF88)'],
    ['warm_gray', 'Warm gray walls', 'Walls painted warm gray (#B3A89E)'],
    ['#12abEF', 'Walls in #12ABEF', 'Walls painted #12ABEF'],
  ])('gives %s a readable label', (color, label, description) => {
    expect(readEdit('wall-color', { color })).toMatchObject({ label, description });
  });

  it.each([...WALL_COLORS, ...LANDING_WALL_COLORS])('EDITS-39 %s reaches the engine as a color', (color) => {
    expect(EditRequest.parse(readEdit('wall-color', { color }).request(1))).toMatchObject({
      mode: 'wall-color',
    });
  });

  it.each([
    { color: 'plaid' },
    { color: '#12' },
    { strength: 2 },
    { seed: 1.5 },
    { seed: -1 },
    { colour: 'white' },
  ])('EDITS-23 refuses %j', (args) => {
    expect(() => readEdit('wall-color', args)).toThrow(ZodError);
  });
});

describe('furniture', () => {
  const plan = {
    version: 1,
    roomType: 'office',
    style: 'rustic',
    seed: 5,
    items: [{ kind: 'desk', silhouette: 'panel', x: 0.5, y: 0, z: -2, turn: 90, size: [1.4, 0.75, 0.7] }],
  };

  it('EDITS-25 EDITS-31 EDITS-32 VERSIONS-05 fills in the defaults and makes something generated', () => {
    const edit = readEdit('furniture', {});
    expect(edit).toMatchObject({
      arguments: { style: 'modern', room_type: 'living_room', strength: 0.8, guidance_scale: 7.5 },
      alternatives: 1,
      seed: undefined,
      kind: 'generated',
      plan: null,
      label: 'Staged in modern style',
      description: 'Furnished as a living room in modern style',
    });
    expect(edit.request(3)).toEqual({
      mode: 'furniture',
      style: 'modern',
      room_type: 'living_room',
      strength: 0.8,
      seed: 3,
    });
  });

  it.each(STAGING_STYLES.flatMap((style) => ROOM_TYPES.map((room_type) => ({ style, room_type }))))(
    'EDITS-36 EDITS-37 %j reaches the engine',
    (args) => {
      expect(EditRequest.parse(readEdit('furniture', args).request(1))).toMatchObject(args);
    },
  );

  it('renders a given plan as it is, with its style and seed', () => {
    const edit = readEdit('furniture', { plan });
    expect(edit).toMatchObject({ seed: 5, label: 'Staged in rustic style' });
    expect(edit.description).toBe('Furnished as an office in rustic style, in a given arrangement');
    expect(EditRequest.parse(edit.request(5))).toMatchObject({ plan, style: 'rustic', room_type: 'office' });
  });

  it('renders a given plan in another style and with another seed, every piece in its place', () => {
    const edit = readEdit('furniture', { plan, style: 'luxury', seed: 9 });
    expect(EditRequest.parse(edit.request(9))).toMatchObject({
      plan: { ...plan, style: 'luxury', seed: 9 },
      style: 'luxury',
    });
  });

  it.each([
    [{ kind: 'spaceship' }, 'plan.items.0.kind'],
    [{ x: 400 }, 'plan.items.0.x'],
    [{ size: [0, 1, 1] }, 'plan.items.0.size.0'],
  ])('names the parts of a plan that the engine refuses: %j', (change, path) => {
    const items = plan.items.map((item) => ({ ...item, ...change }));
    const read = () => readEdit('furniture', { plan: { ...plan, items } });
    expect(read).toThrow(ZodError);
    try {
      read();
    } catch (error) {
      expect((error as ZodError).issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    }
  });
});

describe('lighting', () => {
  it('EDITS-27 EDITS-28 EDITS-29 EDITS-34 fills in the defaults', () => {
    expect(readEdit('lighting', {}).request(0)).toEqual({
      mode: 'lighting',
      type: 'golden_hour',
      brightness: 1.2,
      contrast: 1.1,
      warmth: 0,
      strength: 0.8,
      seed: 0,
    });
  });

  it.each(LIGHTING_TYPES)('EDITS-38 %s reaches the engine', (type) => {
    const edit = readEdit('lighting', { type });
    expect(EditRequest.parse(edit.request(1))).toMatchObject({ type });
    expect(edit.label).not.toContain('_');
  });
});

describe('sky', () => {
  it('EDITS-16 EDITS-25 EDITS-35 fills in the defaults', () => {
    const edit = readEdit('sky', {});
    expect(edit).toMatchObject({ label: 'Blue sky', description: 'Another sky: blue sky' });
    expect(edit.request(4)).toEqual({
      mode: 'sky',
      sky_type: 'blue_sky',
      corrections: { add: NOTHING, remove: NOTHING },
      strength: 0.8,
      seed: 4,
    });
  });

  it.each(SKY_TYPES)('EDITS-40 %s reaches the engine', (sky_type) => {
    expect(EditRequest.parse(readEdit('sky', { sky_type }).request(1))).toMatchObject({ sky_type });
  });
});

describe('window view', () => {
  it.each(WINDOW_VIEWS)('%s reaches the engine', (view) => {
    const edit = readEdit('window-view', { view });
    expect(EditRequest.parse(edit.request(1))).toMatchObject({ mode: 'window-view', view });
    expect(edit.label).toMatch(/^View /);
  });
});

describe('upscale', () => {
  it.each(UPSCALES)('EDITS-19 %d times reaches the engine', (scale) => {
    const edit = readEdit('upscale', { scale });
    expect(edit.label).toBe(`Enlarged ${scale} times`);
    expect(EditRequest.parse(edit.request(1))).toMatchObject({ mode: 'upscale', scale });
  });
});

describe('empty room', () => {
  it('EDITS-18 EDITS-31 fills in the defaults', () => {
    const edit = readEdit('empty-room', {});
    expect(edit).toMatchObject({ label: 'Empty living room', kind: 'edited' });
    expect(edit.request(4)).toMatchObject({ mode: 'empty-room', room_type: 'living_room', seed: 4 });
    expect(readEdit('empty-room', { room_type: 'general' }).label).toBe('Empty room');
  });

  it.each(EMPTY_ROOM_TYPES)('EDITS-41 %s reaches the engine', (room_type) => {
    expect(EditRequest.parse(readEdit('empty-room', { room_type }).request(1))).toMatchObject({ room_type });
  });
});

describe('object removal', () => {
  const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

  it.each(OBJECT_TYPES)('OBJECTS-14 %s reaches the engine', (type) => {
    const { request } = readEdit('object-removal', { categories: [type] });
    expect(EditRequest.parse(request(1))).toMatchObject({ mode: 'object-removal', categories: [type] });
  });

  it.each([
    [{ categories: ['sofa', 'tv'] }, 'Sofa and TV removed'],
    [{ categories: ['sofa'], objects: [3] }, 'Sofa and more removed'],
    [{ objects: [3] }, 'Selected object removed'],
    [{ objects: [3], corrections: { add: { boxes: [box] } } }, '2 selected objects removed'],
  ])('labels %j by what is removed', (args, label) => {
    expect(readEdit('object-removal', args).label).toBe(label);
  });

  it("passes painted masks to the engine as files, and leaves them out of the version's arguments", () => {
    const painted = 'iVBORw0KGgoAAAA=';
    const edit = readEdit('object-removal', { corrections: { add: { painted, boxes: [box] } } });
    expect(edit.arguments).toMatchObject({ corrections: { add: { regions: [], boxes: [box] } } });
    expect(JSON.stringify(edit.arguments)).not.toContain(painted);
    expect(edit.files).toEqual({ 'corrections-add': painted });
    expect(EditRequest.parse(edit.request(1, { 'corrections-add': '/masks/add.png' }))).toMatchObject({
      corrections: { add: { boxes: [box], painted: '/masks/add.png' } },
    });
    // The stored arguments of the job can be read again.
    expect(readEdit('object-removal', { ...edit.arguments, ...edit.bulky }).files).toEqual(edit.files);
  });
});

describe('removing a watermark', () => {
  it('EDITS-17 defaults to the standard quality, and passes the statement of rights on', () => {
    expect(readEdit('watermark', {}).request(1)).toMatchObject({
      removal_quality: 'standard',
      rights: false,
    });
    const asked = { removal_quality: 'high', rights: true };
    expect(EditRequest.parse(readEdit('watermark', asked).request(1))).toMatchObject(asked);
    expect(() => readEdit('watermark', { removal_quality: 'best' })).toThrow(ZodError);
  });
});

const LEAST: Partial<Record<EditMode, object>> = {
  'object-removal': { categories: ['sofa'] },
  'selective-change': { color: 'sage' },
  brand: { text: 'Harbor Homes' },
};
/**
 * These have no strength: they are done in full, like a removal, or have their own measure, like a mark its opacity.
 */
const WHOLE: readonly EditMode[] = [
  'light-match',
  'upright',
  'object-removal',
  'empty-room',
  'declutter',
  'watermark',
  'upscale',
  'blueprint',
  'brand',
];

it.each(EDIT_MODES)('EDITS-20 EDITS-21 EDITS-22 %s takes strength, guidance and a seed', (mode) => {
  const edit = readEdit(mode, { ...LEAST[mode], strength: 0.5, guidance_scale: 9, seed: 42 });
  expect(edit.arguments).toMatchObject({ strength: 0.5, guidance_scale: 9 });
  expect(edit.seed).toBe(42);
  const request = EditRequest.parse(edit.request(42));
  expect(request).toMatchObject({ mode, seed: 42 });
  if (!WHOLE.includes(mode)) expect(request).toMatchObject({ strength: 0.5 });
});
