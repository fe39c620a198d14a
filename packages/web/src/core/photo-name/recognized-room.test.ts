import type { ObjectType } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { freeName, recognizedRoom } from './recognized-room.ts';

const seen = (...types: ObjectType[]) => types.map((type) => ({ type, confidence: 0.8 }));

describe('the room recognized from the things in a photo', () => {
  it.each<[ObjectType[], string | null]>([
    [['bed', 'chair', 'picture'], 'Bedroom'],
    [['sofa', 'tv'], 'Living room'],
    [['sofa', 'oven'], 'Living room and kitchen'],
    [['refrigerator', 'sink'], 'Kitchen'],
    [['toilet', 'sink'], 'Bathroom'],
    [['table', 'chair', 'chair', 'chair'], 'Dining room'],
    [['laptop', 'chair'], 'Office'],
    [['table', 'chair'], null],
    [['plant', 'picture'], null],
    [[], null],
  ])('%j: %s', (types, room) => {
    expect(recognizedRoom(seen(...types))).toBe(room);
  });

  it('ignores things with a low score', () => {
    expect(recognizedRoom([{ type: 'bed', confidence: 0.3 }])).toBeNull();
  });

  it('gets a number if another photo has the name', () => {
    expect(freeName('Bedroom', ['Kitchen'])).toBe('Bedroom');
    expect(freeName('Bedroom', ['bedroom', 'Bedroom 2'])).toBe('Bedroom 3');
  });
});
