import {
  EDIT_MODES,
  LANDING_WALL_COLORS,
  LIGHTING_TYPES,
  ROOM_TYPES,
  STAGING_STYLES,
  WALL_COLORS,
} from '@home-design/contract';
import { EditRequest } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { readEdit } from './edit-modes.ts';

describe('wall color', () => {
  it('EDITS-25 EDITS-26 EDITS-33 fills in the defaults', () => {
    const edit = readEdit('wall-color', {});
    expect(edit.arguments).toEqual({
      color: 'white',
      add_regions: [],
      remove_regions: [],
      strength: 0.8,
      guidance_scale: 7.5,
    });
    expect(edit).toMatchObject({ seed: undefined, label: 'Wall color: White' });
    expect(edit.request(7)).toEqual({
      mode: 'wall-color',
      color: '#F4F2EC',
      regions: { add: [], remove: [] },
      strength: 0.8,
      seed: 7,
    });
  });

  it.each([
    ['sage', 'Wall color: Sage', 'Walls painted sage (#9CAF88)'],
    ['warm_gray', 'Wall color: Warm gray', 'Walls painted warm gray (#B3A89E)'],
    ['#12abEF', 'Wall color: #12ABEF', 'Walls painted #12ABEF'],
  ])('calls %s by a name people know', (color, label, description) => {
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
      label: 'Furniture: Modern living room',
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

  it('renders a given plan as it is, with its own style and seed', () => {
    const edit = readEdit('furniture', { plan });
    expect(edit).toMatchObject({ seed: 5, label: 'Furniture: Rustic office' });
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
  ])('names what the engine does not take in a plan: %j', (change, path) => {
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

it('EDITS-20 EDITS-21 EDITS-22 every mode takes strength, guidance and a seed', () => {
  for (const mode of EDIT_MODES) {
    const edit = readEdit(mode, { strength: 0.5, guidance_scale: 9, seed: 42 });
    expect(edit.arguments).toMatchObject({ strength: 0.5, guidance_scale: 9 });
    expect(edit.seed).toBe(42);
    expect(edit.request(42)).toMatchObject({ strength: 0.5, seed: 42 });
  }
});
