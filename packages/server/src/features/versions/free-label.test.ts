import { describe, expect, it } from 'vitest';
import { firstFree } from './free-label.ts';

describe('the label of a version beside others', () => {
  it.each([
    [[], 'Office'],
    [['Bedroom'], 'Office'],
    [['Office'], 'Office 2'],
    [['Office', 'Office 2'], 'Office 3'],
    [['Office', 'Office 3'], 'Office 2'],
    [['Office 2'], 'Office'],
  ])('is the first free one beside %j: %s', (taken, label) => {
    expect(firstFree('Office', new Set(taken))).toBe(label);
  });
});
