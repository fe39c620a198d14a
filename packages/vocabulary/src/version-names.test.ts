import { describe, expect, it } from 'vitest';
import { FLOOR_MATERIALS } from './edits/floor.ts';
import { LIGHTING_TYPES } from './edits/lighting.ts';
import { SKY_TYPES } from './edits/sky.ts';
import { WALLPAPERS } from './edits/wallpaper.ts';
import { nameOutside, ORIGINAL_LABEL, thingsInWords, versionName } from './version-names.ts';

describe('the name of a version', () => {
  it.each([
    ['navy', 'Navy walls'],
    ['warm_gray', 'Warm gray walls'],
    ['#a1b2c3', 'Walls in #A1B2C3'],
    ['A1B2C3', 'Walls in #A1B2C3'],
  ])('says how the walls were painted: %s', (color, name) => {
    expect(versionName('wall-color', { color })).toBe(name);
  });

  it.each([
    [{ pattern: 'ogee' }, 'Ogee wallpaper'],
    [{ pattern: 'beadboard', color: 'warm_gray' }, 'Beadboard walls in warm gray'],
    [{ pattern: 'dots', color: '#a1b2c3' }, 'Dotted wallpaper in #A1B2C3'],
  ] as const)('says what was put on the walls: %j', (settings, name) => {
    expect(versionName('wallpaper', settings)).toBe(name);
  });

  it('says which style and which room came of an arrangement', () => {
    expect(versionName('furniture', { style: 'scandinavian' })).toBe('Staged in Scandinavian style');
    expect(versionName('style-transfer', { style: 'luxury' })).toBe('Restyled in luxury style');
    const room = { style: 'industrial', room_type: 'dining_room' } as const;
    expect(versionName('redesign', room)).toBe('Redesigned as an industrial dining room');
    expect(versionName('concept', { style: 'rustic', room_type: 'outdoor' })).toBe(
      'Idea for a rustic outdoor space',
    );
    expect(versionName('outdoor-space', { style: 'modern', sky_type: 'blue_sky' })).toBe(
      'Outdoors in modern style, blue sky',
    );
  });

  it('names every light, sky, floor and wallpaper with different words', () => {
    const names = [
      ...LIGHTING_TYPES.map((type) => versionName('lighting', { type })),
      ...SKY_TYPES.map((sky_type) => versionName('sky', { sky_type })),
      ...FLOOR_MATERIALS.map((material) => versionName('floor', { material })),
      ...WALLPAPERS.map((pattern) => versionName('wallpaper', { pattern })),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Evening light', 'Blue sky', 'Oak floor']));
  });

  it('lists the parts of a selective change', () => {
    const changes = { color: 'sage', light: 'twilight', categories: ['sofa'], others: 0 } as const;
    expect(versionName('selective-change', changes)).toBe('Sage walls, sofa removed, evening light');
    expect(versionName('selective-change', { categories: [], others: 1 })).toBe('Selected object removed');
  });

  it.each([
    [{ view: 'sea' }, 'View of the sea'],
    [{ view: 'recover' }, 'View brought out'],
  ] as const)('says what is outside the windows: %j', (settings, name) => {
    expect(versionName('window-view', settings)).toBe(name);
  });

  it.each([
    [{ text: 'Harbor Homes' }, 'With the name Harbor Homes'],
    [{}, 'With a logo'],
  ])('says what was put on the picture: %j', (settings, name) => {
    expect(versionName('brand', settings)).toBe(name);
  });
});

describe('removed things in words', () => {
  it.each([
    [['sofa'], 0, 'sofa'],
    [['sofa', 'tv'], 0, 'sofa and TV'],
    [['sofa', 'chair', 'pendant-lamp'], 0, 'sofa, chair and pendant lamp'],
    [['sofa', 'chair'], 2, 'sofa, chair and more'],
    [[], 1, 'selected object'],
    [[], 3, '3 selected objects'],
  ])('%j and %i others', (categories, others, words) => {
    expect(thingsInWords({ categories, others })).toBe(words);
  });
});

describe('the name outside the history', () => {
  it('is never “Original” alone', () => {
    expect(nameOutside(ORIGINAL_LABEL)).toBe('as photographed');
    expect(nameOutside('Navy walls')).toBe('Navy walls');
  });
});
