import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { furnishedBy, piecesOf } from './furnished.ts';

const original = make.version();
const plan = make.plan('sofa', 'coffee-table', 'armchair', 'armchair');
const furnished = make.edit(original, { plan });

describe('a furnished version', () => {
  it('is furnished again from what was before it', () => {
    expect(furnishedBy([original, furnished], furnished)).toEqual({ plan, before: original });
  });

  it('is none without a plan, or when nothing older is left', () => {
    expect(furnishedBy([original], original)).toBeNull();
    const alone = make.edit(original, { plan, parent: null });
    expect(furnishedBy([alone], alone)).toBeNull();
  });

  it('tells what was placed, each kind once', () => {
    expect(piecesOf(plan)).toBe('Sofa, coffee table, 2 × armchair');
  });
});
