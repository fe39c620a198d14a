import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { readOldPaints } from './paint-target.ts';

const { analysis } = drawnKnownRoom(240, 160);
/** A wall, and a much brighter part of it. */
const WALL = { id: 0, share: 0.2, color: { L: 0.55, a: 0.01, b: 0.06 } };
const IN_THE_SUN = { id: 1, share: 0.02, color: { L: 0.85, a: 0.01, b: 0.06 } };

describe('old paints of a room', () => {
  it('are two if a bright part ends at an edge', () => {
    const { paints } = readOldPaints(analysis, [WALL, IN_THE_SUN]);
    expect(paints.map(({ regions }) => regions)).toEqual([[0], [1]]);
  });

  it('are one if a wall passes into its sunlit part', () => {
    const { paints } = readOldPaints(analysis, [WALL, IN_THE_SUN], [[0, 1]]);
    expect(paints.map(({ regions }) => regions)).toEqual([[0, 1]]);
    expect(paints[0]!.from.L).toBeGreaterThan(WALL.color.L);
    expect(paints[0]!.from.L).toBeLessThan(0.6);
  });
});
