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
  let answer: Answer | undefined;
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    answer = await raw(guest, path);
    took.push(performance.now() - begun);
  }
  if (!answer) throw new Error('Nothing was asked for.');
  return {
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    lineBytes: answer.body.length,
    bytes: (answer.isCompressed ? gunzipSync(answer.body) : answer.body).length,
  };
}

interface Answer {
  body: Buffer;
  /** Short answers are not. */
  isCompressed: boolean;
}

/** The answer as it came: `fetch` would take its compression off. */
function raw(guest: Guest, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = `${guest.origin}/api/v1/home-design${path}`;
    request(url, { headers: { ...guest.headers, 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200)
          resolve({
            body: Buffer.concat(chunks),
            isCompressed: answer.headers['content-encoding'] === 'gzip',
          });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
