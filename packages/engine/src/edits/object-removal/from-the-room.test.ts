import { describe, expect, it } from 'vitest';
import { roomSureness } from './from-the-room.ts';

describe('the confidence in a removal before the surfaces of the room', () => {
  it('is high for a picture on a fully visible wall, lower for a sofa before half-known surroundings', () => {
    const picture = roomSureness({ layout: 0.98, fit: 1, known: 1, bare: 1, rebuilt: 0.03, byHand: false });
    expect(picture).toBeGreaterThan(0.9);
    const sofa = roomSureness({ layout: 0.9, fit: 0.8, known: 0.6, bare: 0.6, rebuilt: 0.1, byHand: false });
    expect(sofa).toBeGreaterThan(0.35);
    expect(sofa).toBeLessThan(0.6);
  });

  it('is low for a third of a barely readable room: bed, desk and chair of a narrow study', () => {
    const study = roomSureness({ layout: 0.69, fit: 1, known: 0.9, bare: 0.8, rebuilt: 0.3, byHand: false });
    expect(study).toBeLessThan(0.3);
  });

  it("grows with the reading of the room for a person's outline", () => {
    const outlined = { fit: 1, known: 0.9, bare: 0.8, rebuilt: 0.4, byHand: true };
    expect(roomSureness({ ...outlined, layout: 1 })).toBeGreaterThan(0.5);
    expect(roomSureness({ ...outlined, layout: 1, byHand: false })).toBeLessThan(0.3);
    expect(roomSureness({ ...outlined, layout: 0.7 })).toBeLessThan(0.3);
  });

  it('is low for a plant before a door, with few bare surroundings', () => {
    const plant = { layout: 0.9, fit: 0.9, known: 0.7, rebuilt: 0.03, byHand: false };
    expect(roomSureness({ ...plant, bare: 0.3 })).toBeCloseTo(roomSureness({ ...plant, bare: 0.6 }) / 2, 5);
  });
});
