import { describe, expect, it } from 'vitest';
import { ROOM_CLASSES, type RoomClass } from './room-classes.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { likelihoodOf, type RoomSegmentation } from './segment-room.ts';

/** One cell with these shares. */
function cell(shares: Partial<Record<RoomClass, number>>): RoomSegmentation {
  return {
    width: 1,
    height: 1,
    data: Uint8Array.from(ROOM_CLASSES, (name) => Math.round(255 * (shares[name] ?? 0))),
  };
}
const share = (segmentation: RoomSegmentation, name: RoomClass) => likelihoodOf(segmentation, [name]).data[0]!;

describe('a second opinion on what cells show', () => {
  it('makes a picture a window where the classifier sees panes and frames', () => {
    const both = withSecondOpinion(cell({ hanging: 0.8, wall: 0.2 }), cell({ window: 0.5, pane: 0.25 }));
    expect(share(both, 'window')).toBeCloseTo(0.6, 1);
    expect(share(both, 'hanging')).toBeCloseTo(0.2, 1);
    expect(share(both, 'wall')).toBeCloseTo(0.2, 1);
  });

  it('makes furniture a fixture where the classifier sees one', () => {
    const both = withSecondOpinion(cell({ furniture: 1 }), cell({ fixture: 1 }));
    expect(share(both, 'fixture')).toBe(1);
    expect(share(both, 'furniture')).toBe(0);
  });

  it('makes a curtain a wall only where the classifier is sure of it', () => {
    const doubted = withSecondOpinion(cell({ curtain: 1 }), cell({ wall: 0.5 }));
    expect(share(doubted, 'wall')).toBeCloseTo(0.25, 1);
    expect(share(withSecondOpinion(cell({ curtain: 1 }), cell({ wall: 1 })), 'wall')).toBe(1);
  });

  it('leaves a cell alone that both see the same way, and the room network is not changed', () => {
    const room = cell({ furniture: 0.9, floor: 0.1 });
    expect(withSecondOpinion(room, cell({ furniture: 1 })).data).toEqual(room.data);
    withSecondOpinion(room, cell({ fixture: 1 }));
    expect(share(room, 'furniture')).toBeCloseTo(0.9, 1);
  });
});
