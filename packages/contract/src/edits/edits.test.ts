import { describe, expect, it } from 'vitest';
import { EDIT_MODES } from './edit-arguments.ts';
import { TRANSFORMATION_NAMES, TRANSFORMATIONS } from './edits.ts';

describe('names of transformations', () => {
  it('EDITS-43 are exactly these', () => {
    expect(Object.keys(TRANSFORMATIONS)).toEqual([
      'furniture',
      'virtual-staging-furnishing',
      'wall-color',
      // Added after wall color, beyond the specification.
      'wallpaper',
      'floor',
      'lighting',
      // For photos of a set, beyond the specification.
      'light-match',
      'upright',
      'sky-replacement',
      'atmospheric-sky-enhancement',
      'window-view',
      'window-view-enhancement',
      'object-removal',
      'object-removal-optimization',
      'empty-room',
      'declutter',
      'watermark-removal',
      'style-transfer',
      'intelligent-space-redesign',
      'conceptual-space-creation',
      'outdoor-environment-creation',
      'selective-design-modification',
      'architectural-enhancement',
      'blueprint-visualization',
      'brand-element-management',
      'upscale',
    ]);
  });

  it.each(EDIT_MODES)('C-02 EDITS-47 %s: all of them name one edit', (mode) => {
    for (const name of TRANSFORMATION_NAMES[mode]) expect(TRANSFORMATIONS[name]).toBe(mode);
  });
});
