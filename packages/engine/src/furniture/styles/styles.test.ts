import { describe, expect, it } from 'vitest';
import type { Material } from '../../render/materials/material.ts';
import { styleOf } from './index.ts';
import { SAMPLE_STYLES, type Style } from './style.ts';

/** Every material of a style, in any of its fields. */
function materialsOf(style: Style): Material[] {
  const isMaterial = (value: unknown): value is Material =>
    typeof value === 'object' && value !== null && 'texture' in value;
  return Object.values(style)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isMaterial);
}

describe.each(SAMPLE_STYLES)('%s', (name) => {
  const style = styleOf(name);

  it('carries its name and only colors that are six hexadecimal digits', () => {
    expect(style.name).toBe(name);
    const colors = JSON.stringify(style).match(/#[^"]*/g) ?? [];
    expect(colors.length).toBeGreaterThan(60);
    for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('keeps every material within the limits of surfaces', () => {
    const materials = materialsOf(style);
    expect(materials.length).toBeGreaterThan(35);
    for (const { coat, roughness, metallic, sheen, translucency, relief } of materials) {
      for (const share of [coat, roughness, metallic, sheen, translucency]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(relief).toBeLessThanOrEqual(0.004);
    }
  });
});

it('gives no two styles the same first wood, sofa cover, cushions or rug', () => {
  for (const of of ['wood', 'upholstery', 'cushion', 'rug'] as const) {
    const looks = SAMPLE_STYLES.map((name) => JSON.stringify(styleOf(name)[of][0]));
    expect(new Set(looks).size).toBe(SAMPLE_STYLES.length);
  }
});

it('hangs pictures of two subjects or more in every style, and no portraits', () => {
  for (const name of SAMPLE_STYLES) {
    const subjects: string[] = styleOf(name).art.map(({ subject }) => subject);
    expect(new Set(subjects).size, name).toBeGreaterThanOrEqual(2);
    expect(subjects, name).not.toContain('portrait');
  }
});
