import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { wordsOfSteps } from './recipe-copy.ts';
import { editsUpTo, stepOf, stepsOf } from './recipe-steps.ts';

const original = make.version();
const walls = make.edit(original, { params: { color: 'sage', strength: 0.8, seed: 4, job_id: 'a' } });
const removal = make.edit(walls, {
  label: 'Object removal: sofa',
  operation: 'object-removal',
  params: { objects: [3], corrections: {} },
});
const dusk = make.edit(removal, { operation: 'lighting', params: { type: 'golden_hour', job_id: 'b' } });
const versions = [original, walls, removal, dusk];

describe('VERSIONS-31 the steps of a recipe', () => {
  it('are the edits from the original to a version, in their order', () => {
    expect(editsUpTo(versions, dusk).map(({ id }) => id)).toEqual([walls.id, removal.id, dusk.id]);
    expect(editsUpTo(versions, original)).toEqual([]);
  });

  it('leave out arguments of one photo, and edits without any others', () => {
    const { steps, leftOut } = stepsOf(editsUpTo(versions, dusk));
    expect(steps).toEqual([
      { transformation: 'wall-color', parameters: { color: 'sage', strength: 0.8 } },
      { transformation: 'lighting', parameters: { type: 'golden_hour' } },
    ]);
    expect(leftOut).toEqual(['Object removal: sofa']);
    expect(wordsOfSteps(steps)).toBe('Wall color: sage → Lighting: golden hour');
  });

  it('keep the types of things to remove', () => {
    expect(stepOf('object-removal', { categories: ['bag'], objects: [2] })).toEqual({
      transformation: 'object-removal',
      parameters: { categories: ['bag'] },
    });
  });
});
