import { PAINT_HEX } from '@home-design/contract';
import { paintHex } from '@home-design/engine';
import { expect, it } from 'vitest';

it.each(Object.entries(PAINT_HEX))(
  'C-11 %s is the same paint in the app and on the command line',
  (name, hex) => {
    expect(paintHex(name)).toBe(hex);
  },
);
