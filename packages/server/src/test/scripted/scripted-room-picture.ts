import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomPictureTask } from '@home-design/engine';

/** Files that say what they show. */
export async function roomPictureByScript({ picture, folder }: RoomPictureTask): Promise<void> {
  for (const file of ['plain', 'marked']) {
    await writeFile(join(folder, `${file}.jpg`), `${file}: ${JSON.stringify(picture)}`);
  }
}
