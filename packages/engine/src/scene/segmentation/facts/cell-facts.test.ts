import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../../test/drawn-known-room.ts';
import { cellFacts, FACT_GROUPS, FACTS, mirroredFacts } from './cell-facts.ts';

describe('cellFacts', () => {
  const { photo, analysis } = drawnKnownRoom(96, 64);
  const facts = cellFacts(photo, analysis, 24, 16);

  it('has the declared number of facts for every cell, all of a size that a network can use', () => {
    expect(facts.data.length).toBe(24 * 16 * FACTS);
    expect(facts.data.every((value) => Number.isFinite(value) && Math.abs(value) < 12)).toBe(true);
  });

  it('finds the ceiling at the top and the floor at the bottom', () => {
    const cell = (x: number, y: number) => facts.data.subarray((y * 24 + x) * FACTS);
    expect(cell(12, 15)[0]).toBe(1);
    expect(cell(12, 0)[0]).toBe(0);
  });

  it('are unchanged after mirroring twice', () => {
    expect(mirroredFacts(mirroredFacts(facts)).data).toEqual(facts.data);
    expect(mirroredFacts(facts).data).not.toEqual(facts.data);
  });

  it('has groups of facts that exist', () => {
    expect(FACT_GROUPS.flat().every((fact) => fact >= 0 && fact < FACTS)).toBe(true);
  });
});
