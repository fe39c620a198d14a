import type { ImageId, PublishingProfile } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { obstaclesTo, type PhotoToPublish, publishedSize, ruleOfPicture } from './obstacles.ts';
import { defaultProfile, shippedProfile } from './profiles.ts';

const general = defaultProfile();
const mlsNow = shippedProfile('us-mls-now') as PublishingProfile;
const photo = (change: Partial<PhotoToPublish> = {}): PhotoToPublish => ({
  imageId: 'f6a2a8de-53b5-4a86-9b8c-4f8fb4a7f001' as ImageId,
  name: 'Living room.jpg',
  width: 4000,
  height: 3000,
  edits: [],
  hasOriginal: true,
  isBeingEdited: false,
  ...change,
});
const staged = { mode: 'furniture', editClass: 'movable things' } as const;
const lit = { mode: 'lighting', editClass: 'light only' } as const;
const sky = { mode: 'sky', editClass: 'view' } as const;
const codes = (...given: Parameters<typeof obstaclesTo>) => obstaclesTo(...given).map(({ code }) => code);

describe('the obstacles to publishing', () => {
  it('U-01 are none for photos that are large enough, staged or not', () => {
    expect(obstaclesTo(general, [photo(), photo({ edits: [staged, lit] })])).toEqual([]);
  });

  it('U-01 name the photo, its place, the problem and the solution', () => {
    expect(obstaclesTo(general, [photo(), photo({ name: 'Garden.jpg', edits: [sky] })])).toEqual([
      {
        code: 'edit_banned',
        image: photo().imageId,
        name: 'Garden.jpg',
        position: 2,
        detail:
          'United States, general does not allow what was changed in this picture: The view outside must stay as it is.',
        remedy: 'Choose another version of the photo as its primary one, or other rules for the listing.',
      },
    ]);
  });

  it('U-01 include a banned edit below other edits, because the picture still shows it', () => {
    expect(codes(general, [photo({ edits: [sky, lit] })])).toEqual(['edit_banned']);
    expect(ruleOfPicture(general, [staged, lit])?.rule).toBe('labeled');
    expect(ruleOfPicture(general, [lit])?.rule).toBe('allowed');
    expect(ruleOfPicture(general, [])).toBeNull();
  });

  it('U-01 include a changed first picture if it must not be changed; light is allowed', () => {
    expect(codes(mlsNow, [photo({ edits: [staged] }), photo()])).toEqual(['first_picture_altered']);
    expect(codes(mlsNow, [photo({ edits: [lit] }), photo({ edits: [staged] })])).toEqual([]);
    expect(codes(general, [photo({ edits: [staged] })])).toEqual([]);
  });

  it('include a picture that would be published too small, upright or not', () => {
    const sized = (width: number, height: number) => codes(general, [photo({ width, height })]);
    expect(sized(1024, 768)).toEqual([]);
    expect(sized(768, 1024)).toEqual([]);
    expect(sized(1023, 768)).toEqual(['picture_too_small']);
    expect(sized(1024, 767)).toEqual(['picture_too_small']);
    const [wide] = obstaclesTo(general, [photo({ width: 8000, height: 1000 })]);
    expect(wide?.detail).toBe(
      'MLS wants at least 1024 × 768 pixels. This picture is so long that it has 2048 × 256 where it fits.',
    );
    expect(publishedSize({ width: 3000, height: 4000 }, { max_width: 2048, max_height: 1536 })).toEqual({
      width: 1152,
      height: 1536,
    });
    expect(publishedSize({ width: 800, height: 600 }, { max_width: 2048, max_height: 1536 })).toEqual({
      width: 800,
      height: 600,
    });
  });

  it('include too many photos, with the excess', () => {
    const three = {
      ...general,
      destinations: general.destinations.map((one) => ({ ...one, max_pictures: 3 })),
    };
    expect(codes(three, [photo(), photo(), photo()])).toEqual([]);
    expect(
      obstaclesTo(
        three,
        Array.from({ length: 5 }, () => photo()),
      ),
    ).toMatchObject([
      {
        code: 'too_many_photos',
        image: null,
        position: null,
        detail: 'MLS takes at most 3 pictures, and the project has 5 photos.',
        remedy: 'Take 2 photos out of the project.',
      },
    ]);
  });

  it('include a missing project, missing photos, and pictures being fetched', () => {
    expect(codes(general, [], { hasProject: false, photosOnTheirWay: 0 })).toEqual(['no_project']);
    expect(codes(general, [])).toEqual(['no_photos']);
    expect(obstaclesTo(general, [photo()], { hasProject: true, photosOnTheirWay: 1 })[0]?.detail).toBe(
      '1 picture of the source is still being fetched.',
    );
    expect(codes(general, [], { hasProject: true, photosOnTheirWay: 4 })).toEqual([
      'photos_on_their_way',
      'no_photos',
    ]);
  });

  it('include a missing original, and an edit in progress', () => {
    expect(codes(general, [photo({ hasOriginal: false, isBeingEdited: true })])).toEqual([
      'original_missing',
      'edit_under_way',
    ]);
  });
});
