import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../test/until.ts';
import { handleErrors } from '../error-handler.ts';
import { limitBodies } from './limit-bodies.ts';
import { receiveUpload } from './receive-upload.ts';

const PATIENCE = { silentMs: 400, windowMs: 1_000, leastBytes: 2_000 };

/** The server's ends of the connections, the newest last. */
const received: Socket[] = [];

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
  app.server.on('connection', (socket) => received.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

// The clock goes on when the test says so, however busy the machine is.
beforeEach(() => {
  received.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

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

/** Waits until the server has read everything that was sent, and watches it. `expect.poll` would move the clock. */
const arrived = (socket: Socket) =>
  until(async () => received.at(-1)?.bytesRead === socket.bytesWritten && vi.getTimerCount() > 0);

async function drip(socket: Socket, bytes: number, each: number, everyMs: number): Promise<void> {
  for (let sent = 0; sent < bytes; sent += each) {
    socket.write('x'.repeat(Math.min(each, bytes - sent)));
    await arrived(socket);
    vi.advanceTimersByTime(everyMs);
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
    await arrived(socket);
    // The watch looks four times in this while, so the last bytes may count a quarter later than they came.
    vi.advanceTimersByTime(1.25 * PATIENCE.silentMs);
    await expect.poll(answer).toContain('upload_stalled');
    expect(answer()).toContain('408');
    socket.destroy();
    await closed;
  });

  it('gets upload_stalled when it sends only a byte now and then', async () => {
    const { socket, answer } = upload(6_000);
    socket.write(START);
    await drip(socket, 100, 10, 100);
    await expect.poll(answer).toContain('upload_stalled');
    socket.destroy();
  });

  it('of a small body is cut off, too', async () => {
    const { socket, closed } = open('/json', 'application/json', 1_000);
    let isOpen = true;
    void closed.then(() => {
      isOpen = false;
    });
    for (let sent = 0; isOpen && sent < 999; sent++) {
      socket.write('x');
      await sleep(20);
    }
    expect(isOpen).toBe(false);
  });
});
