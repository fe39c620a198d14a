import { describe, expect, it } from 'vitest';
import { branchOf } from './branch-of.ts';

describe('VERSIONS-16 branches', () => {
  it.each([
    ['main', false, 'main'],
    ['main', true, 'other'],
    ['other', false, 'other'],
    ['other', true, 'other'],
  ] as const)('from %s, which has a child: %s', (parent, hasChild, expected) => {
    expect(branchOf(parent, hasChild)).toBe(expected);
  });
});
