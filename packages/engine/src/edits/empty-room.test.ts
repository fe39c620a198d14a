import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { analysePhoto } from '../scene/analyse.ts';
import { CLUTTER, declutter, isTidy } from './declutter.ts';
import { emptyRoom, isEmptied } from './empty-room.ts';
import { DeclutterRequest } from './requests/declutter.ts';
import { EmptyRoomRequest } from './requests/empty-room.ts';

describe('EmptyRoomRequest', () => {
  it('knows exactly the rooms of the specification, living room when none is named (EDITS-18, EDITS-41)', () => {
    expect(EmptyRoomRequest.shape.room_type.unwrap().options).toEqual([
      'general',
      'living_room',
      'kitchen',
      'bedroom',
      'bathroom',
    ]);
    expect(EmptyRoomRequest.parse({ mode: 'empty-room' }).room_type).toBe('living_room');
    expect(EmptyRoomRequest.safeParse({ mode: 'empty-room', room_type: 'office' }).success).toBe(false);
  });
});

describe('emptyRoom and declutter', () => {
  it('refuse pictures that show nothing to take away, with what would help', async () => {
    const photo = drawnPhoto(200, 140);
    const analysis = await analysePhoto(photo);
    await expect(
      emptyRoom(photo, analysis, EmptyRoomRequest.parse({ mode: 'empty-room' })),
    ).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('found no furniture'),
    });
    await expect(
      declutter(photo, analysis, DeclutterRequest.parse({ mode: 'declutter' })),
    ).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('no small things'),
    });
  });
});

describe('an emptied room', () => {
  it('is shown when it comes out cleanly, or when a person marked what is to go', () => {
    expect(isEmptied({ confidence: 0.53 }, false)).toBe(false);
    expect(isEmptied({ confidence: 0.8 }, false)).toBe(true);
    expect(isEmptied({ confidence: 0.4 }, true)).toBe(true);
  });
});

describe('declutter', () => {
  it('takes by itself only what comes out cleanly, and no bags, which were something else each time', () => {
    expect(isTidy({ confidence: 0.5 }, false)).toBe(false);
    expect(isTidy({ confidence: 0.7 }, false)).toBe(true);
    expect(CLUTTER.has('bag')).toBe(false);
  });

  it('takes what a person marked as well as can be', () => {
    expect(isTidy({ confidence: 0.4 }, true)).toBe(true);
  });
});
