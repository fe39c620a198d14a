import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import type { Analysis } from '../scene/analysis.ts';
import { ROOM_CLASSES } from '../scene/segmentation/room-classes.ts';
import { wallTrust } from './wall-trust.ts';

const { analysis } = drawnKnownRoom(96, 64);
const { labels } = analysis;
const WALLS = analysis.walls.regions;
const unsure: Analysis = { ...analysis, walls: { ...analysis.walls, confidence: 0.1 } };

/** The analysis with walls, and all else, seen as wall this surely. */
function seen(asWall: number, others: number, base: Analysis = unsure): Analysis {
  const data = new Uint8Array(labels.data.length * ROOM_CLASSES.length);
  const wall = ROOM_CLASSES.indexOf('wall');
  labels.data.forEach((region, i) => {
    data[i * ROOM_CLASSES.length + wall] = 255 * (WALLS.includes(region) ? asWall : others);
  });
  return { ...base, segmentation: { width: labels.width, height: labels.height, data } };
}

describe('the trust in the walls found', () => {
  it('is that of the rules where nothing else is known', () => {
    expect(wallTrust(unsure, WALLS)).toBe(0.1);
  });

  it('is high without a room box where walls, and nothing else, are seen as wall', () => {
    expect(wallTrust(seen(0.98, 0), WALLS)).toBe(1);
  });

  it.each([
    ['the walls are but half seen', 0.5, 0],
    ['all is seen as wall a little', 0.9, 0.5],
  ])('stays low where %s', (_, asWall, others) => {
    expect(wallTrust(seen(asWall, others), WALLS)).toBeLessThan(0.45);
  });

  it('falls with every wall that was not found', () => {
    const all = wallTrust(seen(0.9, 0), WALLS);
    expect(wallTrust(seen(0.9, 0), WALLS.slice(1, 2))).toBeLessThan(all);
  });

  it('is never less than that of the rules', () => {
    expect(wallTrust(seen(0.2, 0.2, analysis), WALLS)).toBe(analysis.walls.confidence);
  });

  it('is that of the rules where no wall was found', () => {
    expect(wallTrust(seen(0.98, 0), [])).toBe(0.1);
  });
});
