import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { prepareStaging } from './prepare-staging.ts';
import { readPhotographedRoom } from './room/photographed-room.ts';

const { photo, analysis } = drawnKnownRoom(144, 96);

describe('preparing a staging', () => {
  it('reads the room once for a staging of any room without fittings', async () => {
    expect(await prepareStaging(photo, analysis)).toBe(true);
    const read = await readPhotographedRoom(photo, analysis, 'bedroom');
    expect(await prepareStaging(photo, analysis)).toBe(true);
    expect(await readPhotographedRoom(photo, analysis, 'office')).toBe(read);
  });

  it('says that a picture without perspective cannot be furnished', async () => {
    const flat = { ...analysis, camera: { ...analysis.camera, confidence: 0 } };
    expect(await prepareStaging(photo, flat)).toBe(false);
  });
});
