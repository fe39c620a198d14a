import { describe, expect, it } from 'vitest';
import { showsPerson } from './shows-person.ts';

const whole = { left: 0.1, top: 0.05, right: 0.9, bottom: 1 };

describe('a picture of a person', () => {
  it('has a person in a large part of it', () => {
    expect(showsPerson([{ label: 0, score: 0.4, box: whole }])).toBe(true);
  });

  it.each([
    ['somebody far away in the room', { label: 0, score: 0.8, box: { ...whole, left: 0.8 } }],
    ['what hardly passes for a person', { label: 0, score: 0.25, box: whole }],
    ['a large sofa', { label: 57, score: 0.9, box: whole }],
  ])('is not one of %s', (_name, seen) => {
    expect(showsPerson([seen])).toBe(false);
  });
});
