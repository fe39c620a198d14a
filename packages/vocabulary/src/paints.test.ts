import { describe, expect, it } from 'vitest';
import { PAINT_HEX, paintHex } from './paints.ts';

describe('paints', () => {
  it('have one color each', () => {
    expect(Object.keys(PAINT_HEX)).toHaveLength(15);
    for (const hex of Object.values(PAINT_HEX)) expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('C-11 are found by names in any spelling, and by any hex', () => {
    expect(paintHex('sage')).toBe('#9CAF88');
    expect(paintHex(' Sage Green ')).toBe('#9CAF88');
    expect(paintHex('navy-blue')).toBe('#2B3A57');
    expect(paintHex('#c5704f')).toBe('#C5704F');
    expect(paintHex('c5704f')).toBe('#C5704F');
    for (const unknown of ['', 'plaid', '#fff', '#12345g', 'constructor'])
      expect(paintHex(unknown)).toBeNull();
  });
});
