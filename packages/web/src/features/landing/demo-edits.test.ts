import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_EDITS, demoAddress, editedId, widthsOf } from './demo-edits.ts';

const MANIFEST = join(import.meta.dirname, '../../../public/demo/manifest.json');
const Manifest = z.object({
  pictures: z.array(
    z.object({
      id: z.string(),
      renditions: z.array(z.object({ width: z.int(), height: z.int(), webp: z.string() })),
    }),
  ),
  demos: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
      touchedUp: z.boolean(),
    }),
  ),
});

it('LANDING-04 LANDING-08 lists exactly the pictures that the engine made', async () => {
  const { pictures, demos } = Manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  expect(
    DEMO_EDITS.map((edit) => ({
      id: edit.id,
      label: edit.label,
      before: edit.room.id,
      after: editedId(edit),
      touchedUp: edit.isTouchedUp ?? false,
    })),
  ).toEqual(demos);
  for (const edit of DEMO_EDITS) {
    const { room } = edit;
    for (const id of [room.id, editedId(edit)]) {
      const renditions = pictures.find((picture) => picture.id === id)?.renditions ?? [];
      expect(renditions[0]).toMatchObject({ width: room.width, height: room.height });
      expect(renditions.map(({ webp }) => webp)).toEqual(
        widthsOf(room).map((width) => demoAddress(id, width)),
      );
    }
  }
});
