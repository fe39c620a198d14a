import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../../test/drawn-known-room.ts';
import { oklabFromBytes } from '../../../base/color/oklab.ts';
import type { Analysis, AnalyzedRegion } from '../../../scene/analysis.ts';
import { CELL, type FloorGrid } from './floor-grid.ts';
import { isCrowded } from './is-crowded.ts';
import { readRoom } from './read-room.ts';
import { seeRoom } from './see-room.ts';
import { REACHED } from './staging-room.ts';

const { photo, analysis } = drawnKnownRoom(180, 120);
const SUN = oklabFromBytes(250, 250, 248);
const CLOTH = oklabFromBytes(20, 90, 55);

/** The room with some regions replaced by another surface between two columns of the picture (shares of its width). */
function inPlaceOf(
  replaced: readonly number[],
  before: Analysis,
  color: AnalyzedRegion['color'],
  from: number,
  to: number,
): Analysis {
  const { labels, regions } = before;
  const id = labels.count;
  const data = labels.data.map((label, i) => {
    const across = (i % labels.width) / labels.width;
    return replaced.includes(label) && across >= from && across < to ? id : label;
  });
  return {
    ...before,
    labels: { ...labels, data, count: id + 1 },
    regions: [...regions, { ...regions[0]!, id, color, share: 0.1 }],
  };
}

const faces = analysis.regions.map(({ id }) => id);
const floor = analysis.regions.find(({ face }) => face === 'floor')!;
const sunny = inPlaceOf([floor.id], analysis, SUN, 0.65, 0.85);
/** An object without a detector class, such as a billiard table, stands before floor and walls. */
const withThing = (width: number) => inPlaceOf(faces, sunny, CLOTH, 0, width);
const free = ({ state }: FloorGrid) => state.filter((cell) => cell === CELL.free).length;
const crowdedBy = (width: number) => isCrowded(readRoom(withThing(width), { isEmpty: true }));

describe('a room without detected furniture', () => {
  it('counts as empty, so that a white patch on its floor is sun', async () => {
    const seen = await seeRoom(photo, sunny, 'living_room');
    expect(free(seen.floor)).toBeGreaterThan(1.15 * free(readRoom(sunny).floor));
  });

  it('counts as furnished if an undetected thing covers most of its floor', async () => {
    const crowded = withThing(0.6);
    const seen = await seeRoom(photo, crowded, 'living_room');
    expect(free(seen.floor)).toBe(free(readRoom(crowded).floor));
    expect(free(seen.floor)).toBeLessThan(free(readRoom(crowded, { isEmpty: true }).floor));
  });

  it('does not count as crowded if a thing leaves most of its floor free', () => {
    expect(crowdedBy(0.3)).toBe(false);
    expect(crowdedBy(0.6)).toBe(true);
  });

  it('does not count as crowded if its walls are a guess, because the place of the floor is unknown', () => {
    const room = readRoom(withThing(0.6), { isEmpty: true });
    expect(isCrowded({ ...room, wallsTrusted: false })).toBe(false);
  });
});

it('never counts as empty if it is a kitchen or a bathroom, whose fittings may be white', async () => {
  for (const roomType of ['kitchen', 'bathroom'] as const) {
    expect(free((await seeRoom(photo, sunny, roomType)).floor)).toBe(free(readRoom(sunny).floor));
  }
});

it('has the surfaces that light of furniture reaches: bare walls and floor, perhaps a door, never an overexposed pane', () => {
  const wall = analysis.regions.find(({ face }) => face === 'far')!;
  const onWall = (color: AnalyzedRegion['color']) => inPlaceOf([wall.id], analysis, color, 0.45, 0.55);
  const thing = analysis.labels.count;
  const reached = (seen: Analysis, id: number) => {
    const { data } = readRoom(seen).reached;
    return new Set(data.filter((_, pixel) => seen.labels.data[pixel] === id));
  };
  expect(reached(analysis, wall.id)).toEqual(new Set([REACHED.surely]));
  expect(reached(analysis, floor.id)).toEqual(new Set([REACHED.surely]));
  expect(reached(onWall(CLOTH), thing)).toEqual(new Set([REACHED.perhaps]));
  expect(reached(onWall(SUN), thing)).toEqual(new Set([REACHED.never]));
  const crack = inPlaceOf([wall.id], analysis, CLOTH, 0.5, 0.52);
  expect(reached(crack, thing)).toEqual(new Set([REACHED.surely]));
  const guessed = { ...analysis, layout: { ...analysis.layout, confidence: 0.2 } };
  expect(reached(guessed, wall.id)).toEqual(new Set([REACHED.perhaps]));
});
