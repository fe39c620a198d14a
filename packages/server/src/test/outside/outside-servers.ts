import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A server outside, as tests play it: it says what it likes, HTTP or not. */
export interface OutsideServer {
  port: number;
  /** Connections there were. */
  accepted(): number;
  /** Connections there are. */
  open(): number;
  /** First lines of requests, with what came after them. */
  requests: { path: string; head: string }[];
  stop(): Promise<void>;
}

export type Answer = (socket: Socket, request: { path: string; head: string }) => void;

/** @param prepare makes another server of sockets out of the listener, such as one with TLS */
export async function startOutsideServer(
  answer: Answer,
  prepare: (onSocket: (socket: Socket) => void) => Server = (onSocket) => createServer(onSocket),
): Promise<OutsideServer> {
  const sockets = new Set<Socket>();
  const requests: OutsideServer['requests'] = [];
  let accepted = 0;
  const server = prepare((socket) => {
    let head = '';
    socket.on('error', () => {});
    const read = (bytes: Buffer) => {
      head += bytes.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      socket.off('data', read);
      const request = { path: head.split(' ')[1] ?? '', head };
      requests.push(request);
      answer(socket, request);
    };
    socket.on('data', read);
  });
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    accepted: () => accepted,
    open: () => sockets.size,
    requests,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A whole answer in HTTP/1.1. */
export function respond(
  socket: Socket,
  {
    status = 200,
    headers = {},
    body = '',
  }: { status?: number; headers?: Record<string, string>; body?: string | Buffer },
): void {
  const bytes = Buffer.from(body);
  const lines = Object.entries({ 'content-length': String(bytes.length), ...headers });
  socket.write(
    `HTTP/1.1 ${status} x\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  socket.end(bytes);
}

/** Writes the same again and again, until the other side has gone. */
export function drip(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.on('close', () => clearInterval(timer));
}

/** Writes as fast as the other side reads, without an end. */
export function flood(socket: Socket, piece: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}
