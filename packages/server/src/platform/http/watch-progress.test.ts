import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { limitBodies } from './limit-bodies.ts';
import { receiveUpload } from './receive-upload.ts';

const PATIENCE = { silentMs: 400, windowMs: 1_000, leastBytes: 2_000 };

let app: FastifyInstance;
let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-progress-'));
  app = fastify();
  handleErrors(app);
  limitBodies(app, 300);
  await app.register(multipart);
  let uploads = 0;
  app.post('/upload', async (request) => {
    const own = await mkdtemp(join(folder, `${uploads++}-`));
    const { files } = await receiveUpload(
      request,
      { fileField: 'file', maxFiles: 1, maxMegabytes: 10 },
      own,
      PATIENCE,
    );
    return files.map((file) => ('bytes' in file ? file.bytes : 0));
  });
  app.post('/json', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const START = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
const END = '\r\n--b--\r\n';

function open(path: string, type: string, length: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // A server that refuses may reset the connection.
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return { socket, answer: () => answer, closed };
}
const upload = (bytes: number) =>
  open('/upload', 'multipart/form-data; boundary=b', START.length + bytes + END.length);

async function drip(socket: Socket, bytes: number, each: number, everyMs: number): Promise<void> {
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += each) {
    socket.write('x'.repeat(Math.min(each, bytes - sent)));
    await sleep(everyMs);
  }
}

describe('S11 a slow sender', () => {
  it('may take any time while bytes keep coming', async () => {
    const { socket, answer, closed } = upload(6_000);
    socket.write(START);
    await drip(socket, 6_000, 400, 100);
    socket.write(END);
    await closed;
    expect(answer()).toContain('200 OK');
    expect(answer()).toContain('[6000]');
  });

  it.each([
    ['in the middle of a file', `${START}xxx`],
    ['before the first part', ''],
  ])('gets upload_stalled when it falls silent %s', async (_where, sent) => {
    const { socket, answer, closed } = upload(6_000);
    socket.write(sent);
    await expect.poll(answer, { timeout: 5_000 }).toContain('upload_stalled');
    expect(answer()).toContain('408');
    socket.destroy();
    await closed;
  });

  it('gets upload_stalled when it sends only a byte now and then', async () => {
    const { socket, answer } = upload(6_000);
    socket.write(START);
    void drip(socket, 6_000, 10, 100); // Ends with the connection.
    await expect.poll(answer, { timeout: 5_000 }).toContain('upload_stalled');
    socket.destroy();
  });

  it('of a small body is cut off, too', async () => {
    const { socket, closed } = open('/json', 'application/json', 1_000);
    void drip(socket, 1_000, 1, 50);
    const begun = performance.now();
    await closed;
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
