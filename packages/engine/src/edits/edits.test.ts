import { editClassOf } from '@home-design/vocabulary';
import { describe, expect, it } from 'vitest';
import { drawnHouse } from '../../test/drawn-house.ts';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { EditRequest } from './edit-request.ts';
import { OWN_EDITING } from './editing.ts';

describe('EDITS', () => {
  it.each([
    ['lighting', 'light only'],
    ['light-match', 'light only'],
    ['furniture', 'movable things'],
    ['object-removal', 'movable things'],
    ['declutter', 'movable things'],
    ['empty-room', 'movable things'],
    ['wall-color', 'surfaces'],
    ['wallpaper', 'surfaces'],
    ['floor', 'surfaces'],
    ['sky', 'view'],
    ['window-view', 'view'],
    ['upscale', 'light only'],
    ['upright', 'light only'],
    ['architecture', 'light only'],
    ['brand', 'light only'],
    ['watermark', 'light only'],
    ['style-transfer', 'surfaces'],
    ['redesign', 'surfaces'],
    ['concept', 'surfaces'],
    ['selective-change', 'surfaces'],
    ['outdoor-space', 'view'],
    ['blueprint', 'structure'],
  ] as const)('counts %s as a change of %s', (mode, editClass) => {
    expect(editClassOf(mode)).toBe(editClass);
  });

  it('counts a composed edit by the steps that were made', async () => {
    const { photo, analysis } = drawnKnownRoom(90, 60);
    const request = EditRequest.parse({ mode: 'selective-change', light: 'moody' });
    const changed = await OWN_EDITING.make(photo, request, async () => analysis, {});
    expect(changed).toMatchObject({ editClass: 'light only', mask: null });
    expect(changed.steps).toEqual([
      { about: 'Light', edits: ['lighting'], outcome: 'Light set to moody.', outlook: 'will' },
    ]);
  });

  it.each(['redesign', 'style-transfer', 'concept'] as const)(
    'does not treat a house front as a room: %s is refused before the room is analyzed',
    async (mode) => {
      const { photo } = drawnHouse(210, 150, () => [252, 252, 253]);
      const readRoom = async () => expect.fail('the room was read');
      await expect(OWN_EDITING.make(photo, EditRequest.parse({ mode }), readRoom, {})).rejects.toMatchObject({
        code: 'edit_not_confident',
        message: expect.stringContaining('taken outdoors, and this edit is for rooms'),
      });
    },
  );
});
