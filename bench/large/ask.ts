import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Guest } from '../guest.ts';
import { quantile } from '../statistics.ts';

/** An answer asked for many times, one after the other. */
export interface Asked {
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** As it comes over the line, compressed. */
  lineBytes: number;
  bytes: number;
}

/** Asks for the same path of the API again and again. */
export async function askAgain(guest: Guest, path: string, times: number): Promise<Asked> {
  const took: number[] = [];
  let body: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    body = await raw(guest, path);
    took.push(performance.now() - begun);
  }
  return {
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    lineBytes: body.length,
    bytes: gunzipSync(body).length,
  };
}

/** The answer as it came: `fetch` would take its compression off. */
function raw(guest: Guest, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const url = `${guest.origin}/api/v1/home-design${path}`;
    request(url, { headers: { ...guest.headers, 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
