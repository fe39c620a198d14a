import { FLOOR_MATERIALS, WALLPAPERS } from '@home-design/contract';
import { EditRequest } from '@home-design/engine';
import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { readEdit } from '../edit-modes.ts';

describe('wallpaper', () => {
  it.each(WALLPAPERS)('%s reaches the engine', (pattern) => {
    const edit = readEdit('wallpaper', { pattern, repeat: 'large' });
    const request = EditRequest.parse(edit.request(1));
    expect(request).toMatchObject({ mode: 'wallpaper', pattern, repeat: 'large' });
    expect(request).not.toHaveProperty('color');
    expect(edit.label).toMatch(/^[A-Z][A-Za-z ]+$/);
  });

  it('says what was put up, and in which color', () => {
    const edit = readEdit('wallpaper', { pattern: 'botanical', color: 'sage' });
    expect(edit).toMatchObject({
      label: 'Botanical wallpaper in sage',
      description: 'Walls covered with botanical, medium repeat, in #9CAF88',
    });
    expect(edit.request(1)).toMatchObject({ color: '#9CAF88' });
  });

  it('refuses unknown patterns and colors', () => {
    expect(() => readEdit('wallpaper', { pattern: 'plaid' })).toThrow(ZodError);
    expect(() => readEdit('wallpaper', { color: 'mauve' })).toThrow(ZodError);
  });
});

describe('floor', () => {
  it.each(FLOOR_MATERIALS)('%s reaches the engine', (material) => {
    const edit = readEdit('floor', { material, direction: 'diagonal' });
    expect(EditRequest.parse(edit.request(1))).toMatchObject({ material, direction: 'diagonal' });
    expect(edit.label).toMatch(/^[A-Z][a-z ]+ (floor|carpet)$/);
  });

  it('says what was laid, and how', () => {
    expect(readEdit('floor', { material: 'oak_herringbone', direction: 'diagonal' })).toMatchObject({
      label: 'Oak herringbone floor',
      description: 'Floor of oak herringbone, laid diagonally',
    });
  });
});
