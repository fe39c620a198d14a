import { describe, expect, it } from 'vitest';
import { parseHex } from '../../base/color/hex.ts';
import { PAINTS, paintHex } from './paints.ts';

describe('paints', () => {
  it('gives every name a color', () => {
    expect(PAINTS.size).toBe(15);
    for (const hex of PAINTS.values()) expect(parseHex(hex)).toHaveLength(3);
  });

  it('takes names as people write them, and any hex', () => {
    expect(paintHex('sage')).toBe('#9CAF88');
    expect(paintHex(' Sage Green ')).toBe('#9CAF88');
    expect(paintHex('navy-blue')).toBe('#2B3A57');
    expect(paintHex('#c5704f')).toBe('#C5704F');
    expect(paintHex('c5704f')).toBe('#C5704F');
    for (const unknown of ['', 'plaid', '#fff', '#12345g']) expect(paintHex(unknown)).toBeNull();
  });
});
