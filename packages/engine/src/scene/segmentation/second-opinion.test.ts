import { describe, expect, it } from 'vitest';
import { ROOM_CLASSES, type RoomClass } from './room-classes.ts';
import type { RoomSegmentation } from './room-segmentation.ts';
import { withSecondOpinion } from './second-opinion.ts';
import { likelihoodOf } from './segment-room.ts';

type Shares = Partial<Record<RoomClass, number>>;

/** A row of cells with these shares. */
function cells(...all: Shares[]): RoomSegmentation {
  return {
    width: all.length,
    height: 1,
    data: Uint8Array.from(
      all.flatMap((shares) => ROOM_CLASSES.map((name) => Math.round(255 * (shares[name] ?? 0)))),
    ),
  };
}
const shares = (segmentation: RoomSegmentation, name: RoomClass) =>
  [...likelihoodOf(segmentation, [name]).data].map((value) => Math.round(value * 100) / 100);

describe('a second opinion on cells', () => {
  it('turns a whole picture into a window, if the classifier is surer of panes and frames', () => {
    const picture = { hanging: 0.8, wall: 0.2 };
    const both = withSecondOpinion(
      cells(picture, picture, picture),
      cells({ window: 0.9 }, { window: 0.4, pane: 0.6 }, { pane: 1 }),
    );
    expect(shares(both, 'window')).toEqual([0.8, 0.8, 0.8]);
    expect(shares(both, 'hanging')).toEqual([0, 0, 0]);
    expect(shares(both, 'wall')).toEqual([0.2, 0.2, 0.2]);
  });

  it('keeps a picture that partly reflects a window, or of which the network is surer', () => {
    const picture = { hanging: 1 };
    const both = withSecondOpinion(
      cells(picture, picture, picture),
      cells({ pane: 0.9 }, { hanging: 1 }, { hanging: 1 }),
    );
    expect(shares(both, 'hanging')).toEqual([1, 1, 1]);
    expect(shares(withSecondOpinion(cells({ hanging: 0.8 }), cells({ pane: 0.6 })), 'hanging')).toEqual([
      0.8,
    ]);
  });

  it('turns furniture into a fixture if the classifier sees one, and keeps the separate sofa', () => {
    const both = withSecondOpinion(
      cells({ furniture: 0.8 }, { floor: 1 }, { furniture: 0.8 }),
      cells({ fixture: 1 }, { floor: 1 }, { furniture: 1 }),
    );
    expect(shares(both, 'fixture')).toEqual([0.8, 0, 0]);
    expect(shares(both, 'furniture')).toEqual([0, 0, 0.8]);
  });

  it('turns a curtain into wall the more, the surer the classifier is of it', () => {
    const both = withSecondOpinion(cells({ curtain: 1 }, { curtain: 1 }), cells({ wall: 0.5 }, { wall: 1 }));
    expect(shares(both, 'wall')).toEqual([0.25, 1]);
  });

  it("leaves the room network's answer itself unchanged", () => {
    const room = cells({ furniture: 1 });
    withSecondOpinion(room, cells({ fixture: 1 }));
    expect(shares(room, 'furniture')).toEqual([1]);
  });
});
