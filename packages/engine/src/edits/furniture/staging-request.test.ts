import { expect, it } from 'vitest';
import { StagingRequest } from './request.ts';

const asked = (more: Record<string, unknown> = {}) =>
  StagingRequest.safeParse({ mode: 'furniture', ...more }).success;

it('defaults to a modern living room (EDITS-31, EDITS-32)', () => {
  expect(StagingRequest.parse({ mode: 'furniture' })).toMatchObject({
    room_type: 'living_room',
    style: 'modern',
  });
});

it('has exactly eight styles (EDITS-36)', () => {
  const styles = [
    'modern',
    'minimalist',
    'scandinavian',
    'industrial',
    'rustic',
    'luxury',
    'bohemian',
    'traditional',
  ];
  expect([...StagingRequest.shape.style.unwrap().options].sort()).toEqual(styles.sort());
  for (const style of styles) expect(asked({ style }), style).toBe(true);
  // Styles of the sample rooms are not among them.
  for (const style of ['mediterranean', 'art_deco', 'Modern', ''])
    expect(asked({ style }), style).toBe(false);
});

it('has exactly seven kinds of room (EDITS-37)', () => {
  const rooms = ['living_room', 'bedroom', 'kitchen', 'bathroom', 'dining_room', 'office', 'outdoor'];
  expect([...StagingRequest.shape.room_type.unwrap().options].sort()).toEqual(rooms.sort());
  for (const room_type of rooms) expect(asked({ room_type }), room_type).toBe(true);
  for (const room_type of ['garage', 'living room', '']) expect(asked({ room_type })).toBe(false);
});

it('takes a strength of 0 to 1, by default 0.8, and whole numbers for seeds (EDITS-20, EDITS-23, EDITS-25)', () => {
  expect(StagingRequest.parse({ mode: 'furniture' }).strength).toBe(0.8);
  expect([0, 1].every((strength) => asked({ strength }))).toBe(true);
  expect([-0.1, 1.1].some((strength) => asked({ strength }))).toBe(false);
  expect(asked({ seed: 7 })).toBe(true);
  expect([1.5, '7', -1].some((seed) => asked({ seed }))).toBe(false);
});
