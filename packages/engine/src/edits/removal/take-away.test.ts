import { describe, expect, it } from 'vitest';
import { sureEnough } from './take-away.ts';

describe('how sure a removal is', () => {
  it('is sure of a picture on a wall in full view, less of a sofa before half-known surroundings', () => {
    expect(sureEnough({ layout: 0.98, fit: 1, known: 1, rebuilt: 0.03, byHand: false })).toBeGreaterThan(0.9);
    const sofa = sureEnough({ layout: 0.9, fit: 0.8, known: 0.6, rebuilt: 0.1, byHand: false });
    expect(sofa).toBeGreaterThan(0.35);
    expect(sofa).toBeLessThan(0.6);
  });

  it('refuses to invent a third of a room that it can hardly read: bed, desk and chair of a narrow study', () => {
    expect(() => sureEnough({ layout: 0.69, fit: 1, known: 0.9, rebuilt: 0.3, byHand: false })).toThrow(
      'Too much of this picture would have to be invented',
    );
  });

  it('empties a room that it reads well when a person outlined all that goes, and none it hardly reads', () => {
    const outlined = { fit: 1, known: 0.9, rebuilt: 0.4, byHand: true };
    expect(sureEnough({ ...outlined, layout: 1 })).toBeGreaterThan(0.5);
    expect(() => sureEnough({ ...outlined, layout: 1, byHand: false })).toThrow('would have to be invented');
    expect(() => sureEnough({ ...outlined, layout: 0.7 })).toThrow('would have to be invented');
  });
});
