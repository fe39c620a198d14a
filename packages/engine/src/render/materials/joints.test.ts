import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileMaterial } from './compile-material.ts';
import { layFloor } from './floor-layout.ts';
import { linearFromHex, material } from './material.ts';
import type { TextureOf } from './surface-pattern.ts';

const boards = (pattern: TextureOf<'boards'>['pattern']): TextureOf<'boards'> => ({
  kind: 'boards',
  color: '#a98a66',
  dark: '#6d4e31',
  pattern,
  width: 0.1,
  length: 0.6,
  seed: 3,
});
const place = fc.double({ min: -5, max: 5, noNaN: true });

describe.each(['straight', 'herringbone', 'chevron', 'basket'] as const)('%s boards', (pattern) => {
  it('lie inside their joints everywhere', () => {
    const boardAt = layFloor(boards(pattern));
    fc.assert(
      fc.property(place, place, (u, v) => {
        const { across, along, edge } = boardAt(u, v);
        expect(across >= -1e-9 && across <= 0.1 + 1e-9).toBe(true);
        expect(along).toBeGreaterThan(-1e-9);
        expect(edge >= -1e-9 && edge <= 0.05 + 1e-9).toBe(true);
      }),
    );
  });

  it('are dark and low where they meet', () => {
    const { albedo, relief } = compileMaterial(material(boards(pattern), { relief: 0.001 }));
    const boardAt = layFloor(boards(pattern));
    const out = new Float64Array(3);
    const sums = { joint: [0, 0, 0], wood: [0, 0, 0] };
    for (let n = 0; n < 40_000; n++) {
      const [u, v] = [(n % 200) * 0.00871, Math.floor(n / 200) * 0.00913];
      const { edge } = boardAt(u, v);
      const sum = edge < 0.0004 ? sums.joint : edge > 0.01 ? sums.wood : undefined;
      if (!sum) continue;
      albedo(u, v, out);
      sum[0]!++;
      sum[1]! += out[1]!;
      sum[2]! += relief(u, v);
    }
    const mean = ([count, light, height]: number[]) => ({ light: light! / count!, height: height! / count! });
    expect(mean(sums.joint).light).toBeLessThan(0.6 * mean(sums.wood).light);
    expect(mean(sums.joint).height).toBeLessThan(0.3 * mean(sums.wood).height);
  });
});

it('lays herringbone without gaps: every board has its whole area', () => {
  const boardAt = layFloor(boards('herringbone'));
  const area = new Map<string, number>();
  for (let n = 0; n < 400 * 400; n++) {
    const { row, column } = boardAt((n % 400) * 0.005, Math.floor(n / 400) * 0.005);
    const name = `${row} ${column}`;
    area.set(name, (area.get(name) ?? 0) + 0.005 ** 2);
  }
  const sizes = [...area.values()];
  expect(Math.max(...sizes)).toBeLessThan(0.0625);
  // Those that lie wholly inside the probed square.
  expect(sizes.filter((size) => size > 0.0585).length).toBeGreaterThan(12);
});

it.each([
  ['grid', 0.1, 0],
  ['offset', 0.1, 0],
  ['hexagon', 0.1, 0],
] as const)('shows the joint color between %s tiles', (pattern, u, v) => {
  const joint = '#20304a';
  const texture = {
    kind: 'tiles',
    color: '#d8d2c6',
    second: '#d8d2c6',
    joint,
    pattern,
    size: 0.2,
    veins: 0,
    seed: 1,
  } as const;
  const { albedo } = compileMaterial(material(texture));
  const out = new Float64Array(3);
  let nearest = 1;
  for (let n = 0; n < 2000; n++) {
    albedo(u + n * 0.0001, v + n * 0.00013, out);
    nearest = Math.min(nearest, Math.abs(out[0]! - linearFromHex(joint)[0]));
  }
  expect(nearest).toBeLessThan(0.01);
});
