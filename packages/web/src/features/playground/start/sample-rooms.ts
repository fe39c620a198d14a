import type { Image } from '@home-design/contract';
import { z } from 'zod';
import { sendPhoto } from '../../../core/uploader/send-photo.ts';
import { siteFile } from '../../../lib/api/site-file.ts';
import { randomId } from '../../../lib/random-id.ts';

const MANIFEST = '/demo/manifest.json';

const SampleRoom = z.object({
  id: z.string(),
  /** Address of the picture on this server. */
  image: z.templateLiteral(['/', z.string()]),
  /** Address of the small picture. */
  thumbnail: z.templateLiteral(['/', z.string()]),
  label: z.string(),
  description: z.string(),
  style: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type SampleRoom = z.infer<typeof SampleRoom>;

const Manifest = z.object({ samples: z.array(SampleRoom) });

/** The sample rooms of this build. @throws ApiError, ZodError */
export async function sampleRooms(signal: AbortSignal): Promise<readonly SampleRoom[]> {
  const answer = await siteFile(MANIFEST, signal);
  return Manifest.parse(await answer.json()).samples;
}

/** Uploads a sample room as an image of the user, like any other photo. @throws ApiError */
export async function takeSample(sample: SampleRoom): Promise<Image> {
  const { signal } = new AbortController();
  const picture = await (await siteFile(sample.image)).blob();
  const name = sample.image.split('/').at(-1) ?? sample.id;
  const file = new File([picture], name, { type: picture.type });
  return sendPhoto(file, { idempotencyKey: randomId(), signal, onProgress: () => undefined });
}
