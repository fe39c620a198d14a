import { describe, expect, it } from 'vitest';
import { analysed } from '../../test/analysed.ts';
import { EngineError } from '../base/engine-error.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { EditRequest } from './edit-request.ts';
import { OWN_EDITING } from './editing.ts';

/** As large as any accepted photo: 50 megapixels of a wall that grows darker to one side. */
function largest(): Raster {
  const photo = createRaster(8_660, 5_773);
  for (let i = 0; i < photo.width * photo.height; i++) {
    const tone = 215 - Math.floor((40 * (i % photo.width)) / photo.width);
    photo.data[i * 3] = tone;
    photo.data[i * 3 + 1] = tone - 4;
    photo.data[i * 3 + 2] = tone - 10;
  }
  return photo;
}

describe('a photo of 50 megapixels', () => {
  const photo = largest();

  it('gets another light, in its full size', async () => {
    const request = EditRequest.parse({ mode: 'lighting', type: 'golden_hour', seed: 1 });
    const { raster } = await OWN_EDITING.make(photo, request, () => analysed(photo), {});
    expect([raster.width, raster.height, raster.data.length]).toEqual([8_660, 5_773, 8_660 * 5_773 * 3]);
    const middle = 3 * (2_886 * 8_660 + 4_330);
    expect(raster.data.subarray(middle, middle + 3)).not.toEqual(photo.data.subarray(middle, middle + 3));
  });

  it('is refused with a reason if it shows nothing to change', async () => {
    const request = EditRequest.parse({ mode: 'sky', sky_type: 'sunset' });
    const refused = await OWN_EDITING.make(photo, request, () => analysed(photo), {}).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(EngineError);
    expect(refused).toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });
});
