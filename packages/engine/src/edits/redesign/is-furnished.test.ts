import { describe, expect, it } from 'vitest';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { ifFurnished, unlessFurnished, unlessNoGround } from './is-furnished.ts';

describe('existing furniture', () => {
  it('prevents additions, and can be removed', async () => {
    const photo = resizeRaster((await loadScene('scandinavian-living-room-1')).photo, 448, 303);
    const analysis = await analysed(photo);
    const read = async () => analysis;
    expect(await unlessFurnished(photo, read, {})).toEqual({
      reason: 'Furniture stands there already, and more beside it would only crowd the room.',
      solvedBy: 'empty-room',
    });
    expect(await unlessNoGround(photo, read, {})).not.toBeNull();
    expect(await ifFurnished(photo, read, {})).toBeNull();
  });

  it('is not found in an empty room', async () => {
    const { photo, analysis } = drawnKnownRoom(240, 160);
    const read = async () => analysis;
    expect(await unlessFurnished(photo, read, {})).toBeNull();
    expect(await unlessNoGround(photo, read, {})).toBeNull();
    expect(await ifFurnished(photo, read, {})).toMatchObject({
      reason: 'No furniture to remove was found.',
    });
  });

  it('is noticed without a detection if little of the floor is free, as is a lack of ground outdoors', async () => {
    const { photo, analysis } = drawnKnownRoom(240, 160);
    const read = async () => mostlyCovered(analysis);
    expect(await unlessFurnished(photo, read, {})).not.toBeNull();
    expect(await unlessNoGround(photo, read, {})).toMatchObject({
      reason: expect.stringMatching('Too little open ground is in view.'),
      solvedBy: null,
    });
  });
});

/** Another surface in place of most of the floor: an undetected thing. */
function mostlyCovered(analysis: Analysis): Analysis {
  const labels = { ...analysis.labels, data: analysis.labels.data.slice() };
  const floor = analysis.regions.find(({ face }) => face === 'floor')!;
  const other = analysis.regions.find(({ face }) => face === 'far')!;
  for (let i = 0; i < labels.data.length; i++) {
    const isCovered = i % labels.width < 0.9 * labels.width;
    if (isCovered && labels.data[i] === floor.id) labels.data[i] = other.id;
  }
  return { ...analysis, labels };
}
