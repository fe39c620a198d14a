import { describe, expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { furnishedBy, piecesOf } from './furnished.ts';

const original = make.version();
const plan = make.plan('sofa', 'coffee-table', 'armchair', 'armchair');
const furnished = make.edit(original, { plan });

describe('a furnished version', () => {
  it('is furnished again from the version before it', () => {
    expect(furnishedBy([original, furnished], furnished)).toEqual({ plan, before: original });
  });

  it('needs a plan and an older version', () => {
    expect(furnishedBy([original], original)).toBeNull();
    const alone = make.edit(original, { plan, parent: null });
    expect(furnishedBy([alone], alone)).toBeNull();
  });

  it('lists the placed furniture, each kind once', () => {
    expect(piecesOf(plan)).toBe('Sofa, coffee table, 2 × armchair');
  });
});
