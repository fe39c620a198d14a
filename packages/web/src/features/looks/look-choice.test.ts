import type { ImageId, PhotoLight, Recipe, UprightView } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  asksForRoom,
  designsOf,
  FIRST_CHOICE,
  lookRequest,
  type PlannedPhoto,
  stepsOf,
} from './look-choice.ts';

const shift = { exposure: 0.2, red: 0, blue: 0.1 };
const photo = (id: string, more: Partial<PlannedPhoto> = {}): PlannedPhoto => ({
  imageId: id as ImageId,
  chosen: {},
  light: { shift } as PhotoLight,
  upright: { map: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as UprightView,
  ...more,
});
const all = { ...FIRST_CHOICE, bringsLight: true, straightens: true };

describe('the request for a look', () => {
  it('has one step for every photo, and before it the steps that prepare the photo', () => {
    const steps = stepsOf(FIRST_CHOICE, []);
    const request = lookRequest(FIRST_CHOICE, steps, [photo('a'), photo('b')]);
    expect(request).toMatchObject({ name: 'Lighting', steps: [{ transformation: 'lighting' }] });
    expect(request.photos).toMatchObject([
      { image_id: 'a', light: null, straightens: false },
      { image_id: 'b', light: null, straightens: false },
    ]);
    expect(designsOf(request, steps)).toBe(2);
  });

  it('counts preparing steps only when they are possible and not switched off', () => {
    const steps = stepsOf(all, []);
    const request = lookRequest(all, steps, [
      photo('a'),
      photo('b', { light: undefined, upright: { map: null } as UprightView }),
      photo('c', { chosen: { keepsLight: true, keepsLean: true } }),
      photo('d', { chosen: { isOut: true } }),
    ]);
    expect(request.photos).toMatchObject([
      { image_id: 'a', light: shift, straightens: true },
      { image_id: 'b', light: null, straightens: false },
      { image_id: 'c', light: null, straightens: false },
    ]);
    expect(designsOf(request, steps)).toBe(5);
  });

  it('leaves out photos without any step', () => {
    const choice = { ...all, recipe: 'none' };
    const request = lookRequest(choice, stepsOf(choice, []), [
      photo('a'),
      photo('b', { light: undefined, upright: undefined }),
    ]);
    expect(request.photos.map(({ image_id }) => image_id)).toEqual(['a']);
    expect(designsOf(request, [])).toBe(2);
  });

  it('names a recipe, and the rooms when one of its steps needs them', () => {
    const recipe = { id: 'r', steps: [{ transformation: 'furniture', parameters: {} }] } as unknown as Recipe;
    const choice = { ...FIRST_CHOICE, recipe: 'r' };
    const steps = stepsOf(choice, [recipe]);
    expect(asksForRoom(steps)).toBe(true);
    const request = lookRequest(choice, steps, [photo('a', { chosen: { room: 'bedroom' } }), photo('b')]);
    expect(request).toMatchObject({ recipe_id: 'r', photos: [{ room_type: 'bedroom' }, { image_id: 'b' }] });
    expect(request).not.toHaveProperty('steps');
    expect(asksForRoom(stepsOf(FIRST_CHOICE, []))).toBe(false);
  });
});
