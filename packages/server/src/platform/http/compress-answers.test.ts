import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { names: Array.from({ length: 2_000 }, (_, place) => `kitchen ${place}.jpg`) };
const short = { names: ['kitchen.jpg'] };

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  compressAnswers(app);
  app.get('/long', async () => long);
  app.get('/short', async () => short);
  app.get('/text', async (_request, reply) => reply.type('text/plain').send('a'.repeat(20_000)));
  await app.ready();
});
const get = (url: string, encoding = 'gzip, deflate, br') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('compressed answers', () => {
  it('U-36 are used for long JSON', async () => {
    const answer = await get('/long');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
  });

  it('are not sent to clients without gzip', async () => {
    const answer = await get('/long', 'br');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.json()).toEqual(long);
  });

  it.each(['/short', '/text'])('are not used for %s, which is short or not JSON', async (url) => {
    expect((await get(url)).headers).not.toHaveProperty('content-encoding');
  });
});
