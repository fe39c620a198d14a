import { encodeJpeg } from '../../packages/engine/src/base/codec/index.ts';
import type { Raster } from '../../packages/engine/src/base/raster/raster.ts';
import { type Guest, type PhotoFile, signInGuest, uploadPhoto } from '../guest.ts';
import { median } from '../statistics.ts';

const TIMES = 5;
const REQUESTS = 6;
const FILES = 10;

export interface UploadWaited {
  aloneMs: number;
  /** While another account sends a burst of files that say they have 49 megapixels. */
  lyingMs: number;
  /** While it sends as many honest photos as fast as it may. */
  honestMs: number;
  burstBytes: number;
}

/** Measures how long one photo takes alone, and while another account sends sixty files at once. */
export async function uploadBehind(origin: string, photo: PhotoFile): Promise<UploadWaited> {
  const [many, single] = [await signInGuest(origin), await signInGuest(origin)];
  await uploadPhoto(single, photo);
  const lying = await lyingPhoto();
  const aloneMs = await timed(single, photo);
  const during = async (file: PhotoFile) => {
    const burst = Promise.all(Array.from({ length: REQUESTS }, () => sendMany(many, file)));
    const ms = await timed(single, photo);
    await burst;
    return ms;
  };
  return {
    aloneMs,
    lyingMs: await during(lying),
    honestMs: await during(photo),
    burstBytes: REQUESTS * FILES * lying.content.length,
  };
}

async function timed(guest: Guest, photo: PhotoFile): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now();
    await uploadPhoto(guest, photo);
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function sendMany(guest: Guest, { content, type, name }: PhotoFile): Promise<void> {
  const form = new FormData();
  for (let file = 0; file < FILES; file++) form.append('files', new Blob([content], { type }), name);
  const url = `${guest.origin}/api/v1/home-design/images/batch-upload/`;
  const answer = await fetch(url, { method: 'POST', headers: guest.headers, body: form });
  await answer.arrayBuffer();
}

/** About 20 kB that say they are 7,000 × 7,000 pixels. */
async function lyingPhoto(): Promise<PhotoFile> {
  const size = { width: 640, height: 480 };
  const data = Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => (i * i) % 97);
  const content = await encodeJpeg({ ...size, data } satisfies Raster);
  const frame = content.indexOf(Buffer.of(0xff, 0xc0));
  content.writeUInt16BE(7_000, frame + 5);
  content.writeUInt16BE(7_000, frame + 7);
  const shortened = new Uint8Array(content.subarray(0, 21_000));
  return { name: 'lying.jpg', type: 'image/jpeg', content: shortened };
}
