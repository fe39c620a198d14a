import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO_EDITS, DEMO_ROOM, DEMO_SIZE, DEMO_WIDTHS, demoAddress } from './demo-edits.ts';

const publicFile = (address: string) => join(import.meta.dirname, '../../../public', address);
const Manifest = z.object({
  pictures: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      renditions: z.array(z.object({ width: z.int(), height: z.int(), webp: z.string() })),
    }),
  ),
});

it('LANDING-08 shows exactly the pictures that the engine made', async () => {
  const manifest = Manifest.parse(JSON.parse(await readFile(publicFile('/demo/manifest.json'), 'utf8')));
  const [room, ...edits] = manifest.pictures;
  expect(room?.id).toBe(DEMO_ROOM);
  expect(edits.map(({ id, label }) => ({ id, label }))).toEqual(
    DEMO_EDITS.map(({ id, label }) => ({ id: `${DEMO_ROOM}-${id}`, label })),
  );
  for (const { id, renditions } of manifest.pictures) {
    expect(renditions.map(({ webp }) => webp)).toEqual(DEMO_WIDTHS.map((width) => demoAddress(id, width)));
    expect(renditions[0]).toMatchObject(DEMO_SIZE);
    for (const { webp } of renditions) expect((await stat(publicFile(webp))).size).toBeGreaterThan(0);
  }
});
