import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { temporaryFolder } from '../../test/folders.ts';
import { decodeRaster, encodePng } from '../base/codec/index.ts';
import { EditRequest } from '../edits/edit-request.ts';
import { createEnginePool } from './create-engine-pool.ts';

const WITH_OTHER_EDITOR = new URL('../../test/other-editor-child.ts', import.meta.url);

it("makes edits by another editor, and by the engine what that editor doesn't support", async () => {
  const pool = createEnginePool(
    { size: 1, memoryLimitMegabytes: 1024, timeLimitMilliseconds: 30_000 },
    WITH_OTHER_EDITOR,
  );
  onTestFinished(() => pool.close());
  const photo = join(await temporaryFolder(), 'photo.png');
  await writeFile(photo, await encodePng(drawnPhoto()));

  async function lit(type: 'moody' | 'golden_hour') {
    const folder = await temporaryFolder();
    const request = EditRequest.parse({ mode: 'lighting', type });
    const outcome = await pool.run({
      kind: 'edit',
      photo,
      focalLength35: null,
      analysis: join(folder, 'analysis.json'),
      request,
      folder,
    });
    return { outcome, data: (await decodeRaster(join(folder, outcome.files.original))).data };
  }

  const negative = drawnPhoto().data.map((value) => 255 - value);
  const moody = await lit('moody');
  expect(moody.data).toEqual(negative);
  expect(moody.outcome).toMatchObject({ warnings: ['This was made elsewhere.'], editClass: 'light only' });
  const golden = await lit('golden_hour');
  expect(golden.data).not.toEqual(negative);
  expect(golden.outcome.warnings).toEqual([]);
});
