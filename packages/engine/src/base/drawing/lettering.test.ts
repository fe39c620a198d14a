import { describe, expect, it } from 'vitest';
import { createMask } from '../raster/raster.ts';
import { BOLD, drawText, THIN, textWidth, undrawable } from './lettering.ts';

/** The box around all ink: left, top, right, bottom. */
function extent(text: string, height: number, pen: number, turn = 0) {
  const ink = createMask(400, 400);
  drawText(ink, text, [100, 200], { height, pen }, turn);
  const inked = [...ink.data.keys()].filter((i) => ink.data[i]! > 127);
  const [xs, ys] = [inked.map((i) => i % 400), inked.map((i) => Math.floor(i / 400))];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('drawText', () => {
  it('sets capitals on the baseline, as high and as wide as it says', () => {
    for (const pen of [THIN, BOLD]) {
      const { left, right, top, bottom } = extent('HEM', 40, pen);
      expect(right - left).toBeCloseTo(textWidth('HEM', { height: 40, pen }) + pen * 40, -0.7);
      expect(bottom - top).toBeCloseTo(40 + pen * 40, -0.7);
      expect(Math.abs(bottom - 200)).toBeLessThan(5);
    }
  });

  it('turns a line about its start', () => {
    const { top, bottom, left } = extent('HEM', 30, THIN, -Math.PI / 2);
    expect(bottom).toBeLessThan(203);
    expect(bottom - top).toBeGreaterThan(60);
    expect(left).toBeLessThan(75);
  });

  it('gives every letter, figure and usual mark distinct strokes', () => {
    const all =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?\'"-–_+=/|()&@#%°×·²$€©®~≈';
    expect(undrawable(all)).toEqual([]);
    const pictures = [...all].map((letter) => {
      const ink = createMask(60, 60);
      drawText(ink, letter, [15, 45], { height: 28, pen: THIN });
      return ink.data.join();
    });
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.every((picture) => picture.includes('255'))).toBe(true);
  });

  it('draws accents in every encoding, and names the characters it cannot draw', () => {
    expect(undrawable('Müller Ålesund Šárka')).toEqual([]);
    const draw = (text: string) => {
      const ink = createMask(60, 60);
      drawText(ink, text, [15, 45], { height: 28, pen: THIN });
      return ink.data;
    };
    expect(draw('e\u0301')).toEqual(draw('é'));
    expect(draw('é')).not.toEqual(draw('e'));
    expect(undrawable('家 Home 家🏠')).toEqual(['家', '🏠']);
    expect(draw('a\u0000b\u{1f3e0}')).toEqual(draw('ab'));
  });

  it('keeps upright strokes apart, bold ones too', () => {
    const ink = createMask(80, 60);
    drawText(ink, 'ill', [10, 45], { height: 28, pen: BOLD });
    const row = [...ink.data.subarray(35 * 80, 36 * 80)];
    const starts = row.filter((value, x) => value > 127 && (row[x - 1] ?? 0) <= 127);
    expect(starts).toHaveLength(3);
  });
});
