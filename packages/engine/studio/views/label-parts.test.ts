import { describe, expect, it } from 'vitest';
import { quad } from '../../src/base/geometry/shapes.ts';
import { material } from '../../src/render/materials/material.ts';
import { VIEW_CLASSES } from '../../src/scene/segmentation/room-network/view-classes.ts';
import { bricks, emulsion } from '../samples/rooms/finishes.ts';
import { classOfShell, labelOf, labelOfPiece, objectOf } from './label-parts.ts';

const mesh = quad([0, 0, 0], [1, 0, 0], [0, 1, 0]);
const PLAIN = material({ kind: 'plain', color: '#ffffff' });

describe('object numbers', () => {
  it('tell the class of a pixel and whether it goes', () => {
    for (const shows of VIEW_CLASSES.filter((name) => name !== 'lamp')) {
      for (const goes of [false, true]) {
        expect(labelOf(objectOf({ shows, goes }))).toEqual({ shows, goes });
      }
    }
  });

  it('leave 0 to the open sky', () => {
    expect(labelOf(0)).toEqual({ shows: 'outside', goes: false });
    expect(VIEW_CLASSES.every((shows) => objectOf({ shows, goes: false }) > 0)).toBe(true);
  });

  it('tell lamps that stay from lamps that go', () => {
    expect(labelOf(objectOf({ shows: 'lamp', goes: false })).shows).toBe('fixed-lamp');
    expect(labelOf(objectOf({ shows: 'lamp', goes: true })).shows).toBe('lamp');
  });
});

describe('classes', () => {
  it('tell painted walls from covered ones', () => {
    expect(classOfShell({ mesh, material: emulsion('#eeeeee'), shows: 'wall' })).toBe('wall');
    expect(classOfShell({ mesh, material: bricks('#9a5a44', '#b8aa9b'), shows: 'wall' })).toBe('covering');
  });

  it('tell panes from their frames', () => {
    expect(classOfShell({ mesh, material: PLAIN, shows: 'window', pane: 0 })).toBe('glass');
    expect(classOfShell({ mesh, material: PLAIN, shows: 'window' })).toBe('frame');
  });

  it('let curtains stay and sofas go', () => {
    const where = { on: 'floor', x: 0, z: 0, turn: 0 } as const;
    expect(labelOfPiece({ kind: 'curtain', where, stays: true })).toEqual({ shows: 'curtain', goes: false });
    expect(labelOfPiece({ kind: 'sofa', where })).toEqual({ shows: 'furniture', goes: true });
  });
});
