import { describe, expect, it } from 'vitest';
import { SCENE_LABELS } from '../../../studio/benchmark-scenes/labels.ts';
import { loadScene } from '../../../studio/benchmark-scenes/load-scene.ts';
import { analysed } from '../../../test/analysed.ts';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { WARNINGS } from '../base/warnings.ts';
import { declutter } from '../declutter/edit.ts';
import { DeclutterRequest } from '../declutter/request.ts';
import { emptyRoom } from './edit.ts';
import { EmptyRoomRequest } from './request.ts';

describe('EmptyRoomRequest', () => {
  it('has exactly the rooms of the specification, with the living room as the default (EDITS-18, EDITS-41)', () => {
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
