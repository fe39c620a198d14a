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

describe('declutter', () => {
  it('refuses pictures with nothing to remove, and gives advice', async () => {
    const photo = drawnPhoto(200, 140);
    const analysis = await analysed(photo);
    await expect(
      declutter(photo, analysis, DeclutterRequest.parse({ mode: 'declutter' })),
    ).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('no small things'),
    });
  });
});

describe('emptying a room', () => {
  it('is refused for an empty room, with advice', async () => {
    const { twin } = await loadScene('modern-living-room-2');
    await expect(
      emptyRoom(twin!.photo, await analysed(twin!.photo), EmptyRoomRequest.parse({ mode: 'empty-room' })),
    ).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: expect.stringContaining('found no furniture'),
    });
  });
});

describe("a person's selection in a room of unknown shape", () => {
  const { photo, analysis } = drawnKnownRoom(160, 120);
  const unknown = { ...analysis, layout: { ...analysis.layout, confidence: 0.1 } };
  const boxes = [{ x: 0.55, y: 0.6, width: 0.2, height: 0.2 }];
  const request = EmptyRoomRequest.parse({ mode: 'empty-room', corrections: { add: { boxes } } });

  it('is removed in any case, with a warning and little confidence (EDITS-41)', async () => {
    const stages: string[] = [];
    const { mask, confidence, warnings } = await emptyRoom(photo, unknown, request, {
      onProgress: ({ stage }) => stages.push(stage),
    });
    // Filling takes most of the time.
    expect(stages.at(stages.indexOf('Rebuilding floor and walls') + 1)).toBe('Filling');
    expect(mask.data[84 * 160 + 104]).toBe(255);
    expect(mask.data[10 * 160 + 10]).toBe(0);
    expect(confidence).toBeLessThan(0.7);
    expect(warnings).toContain(WARNINGS.fillMisfit);
  });
});

describe('an emptied room', () => {
  it('has neither furniture nor rugs, and its window is unchanged (EDITS-41)', async () => {
    const { photo, labels, twin, facts } = await loadScene('traditional-dining-room-7');
    const emptied = await emptyRoom(
      photo,
      await analysed(photo),
      EmptyRoomRequest.parse({ mode: 'empty-room' }),
    );
    const goes = new Set(facts.things.filter(({ stays }) => !stays).map(({ label }) => label));
    const isGlass = new Set<number>([SCENE_LABELS.pane, SCENE_LABELS.window]);
    let [things, taken, glass, touched, before, after] = [0, 0, 0, 0, 0, 0];
    labels.data.forEach((label, i) => {
      const isChanged = emptied.mask.data[i]! > 0;
      if (isGlass.has(label)) {
        glass++;
        if (isChanged) touched++;
      }
      if (!goes.has(label)) return;
      things++;
      if (isChanged) taken++;
      for (let c = 0; c < 3; c++) {
        before += (photo.data[i * 3 + c]! - twin!.photo.data[i * 3 + c]!) ** 2;
        after += (emptied.raster.data[i * 3 + c]! - twin!.photo.data[i * 3 + c]!) ** 2;
      }
    });
    expect(taken / things).toBeGreaterThan(0.95);
    expect(touched / glass).toBeLessThan(0.02);
    expect(after).toBeLessThan(before / 3);
    expect(emptied.warnings).toContain(WARNINGS.builtInsStay);
  });
});
