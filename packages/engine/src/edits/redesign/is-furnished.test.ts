import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { loadScene } from '../../benchmark-scenes/load-scene.ts';
import { analysePhoto } from '../../scene/analyse.ts';
import { ifFurnished, unlessFurnished, unlessSeated } from './is-furnished.ts';

describe('furniture that stands there already', () => {
  it('keeps more from being added, and can be taken out', async () => {
    const { photo } = await loadScene('scandinavian-living-room-1');
    const analysis = await analysePhoto(photo);
    const read = async () => analysis;
    expect(await unlessFurnished(photo, read, {})).toBe(
      'Furniture stands there already, and more beside it would only crowd the room.',
    );
    expect(await unlessSeated(photo, read, {})).toBe('Furniture stands there already.');
    expect(await ifFurnished(photo, read, {})).toBeNull();
  });

  it('is not found in an empty room', async () => {
    const { photo, analysis } = drawnKnownRoom(240, 160);
    const read = async () => analysis;
    expect(await unlessFurnished(photo, read, {})).toBeNull();
    expect(await unlessSeated(photo, read, {})).toBeNull();
    expect(await ifFurnished(photo, read, {})).toBe('No furniture was found to be taken out.');
  });

  it('is noticed without a name where little of the floor is free', async () => {
    const { photo, analysis } = drawnKnownRoom(240, 160);
    // Another surface where most of the floor was: something stands there that no one knows.
    const labels = { ...analysis.labels, data: analysis.labels.data.slice() };
    expect(analysis.regions.length).toBeGreaterThan(1);
    const [floor, other] = [
      analysis.regions.find(({ face }) => face === 'floor')!,
      analysis.regions.find(({ face }) => face === 'far')!,
    ];
    for (let i = 0; i < labels.data.length; i++) {
      const isLeft = i % labels.width < 0.75 * labels.width;
      if (isLeft && labels.data[i] === floor.id) labels.data[i] = other.id;
    }
    expect(await unlessFurnished(photo, async () => ({ ...analysis, labels }), {})).not.toBeNull();
  });
});
