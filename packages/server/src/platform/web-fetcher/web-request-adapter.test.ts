import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { askOnce } from './web-request-adapter.ts';

it('a body is read to its end although the site closes the connection before', async () => {
  const body = Buffer.alloc(64 * 1024, 7);
  const site = createServer((socket) => {
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`);
      socket.end(body);
    });
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const options = { headers: {}, limit: body.length, signal: new AbortController().signal };
  const bytes = await askOnce(socket, new URL(`http://127.0.0.1:${port}/`), options, async (answer) => {
    // Everything has arrived, and the connection has ended, before the first byte is read.
    await closed;
    let count = 0;
    for await (const piece of answer.body) count += piece.length;
    return count;
  });
  expect(bytes).toBe(body.length);
  site.close();
});
