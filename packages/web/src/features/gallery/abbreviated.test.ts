import { expect, it } from 'vitest';
import { abbreviated } from './abbreviated.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_234, '1.2K'],
  [12_000, '12K'],
  [999_999, '1M'],
  [3_400_000, '3.4M'],
])('GALLERY-28 %d is shown as %s', (count, shown) => expect(abbreviated(count)).toBe(shown));
