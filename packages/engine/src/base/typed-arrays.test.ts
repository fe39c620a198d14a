import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesAt, bytesFrom, floatsAt, floatsFrom } from './typed-arrays.ts';

const half = (value: number, i: number) => value / 2 + i;

it('gives what the `from` of the language gives', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -300, max: 600, noNaN: true })), (values) => {
      expect(bytesFrom(values, half)).toEqual(Uint8Array.from(values, half));
      expect(floatsFrom(values, half)).toEqual(Float32Array.from(values, half));
    }),
  );
});

it('counts from 0 on where there are no values', () => {
  expect([...bytesAt(4, (i) => i * 2)]).toEqual([0, 2, 4, 6]);
  expect([...floatsAt(3, (i) => i / 2)]).toEqual([0, 0.5, 1]);
});
