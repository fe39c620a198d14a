import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { drip, flood, respond } from './outside-servers.ts';

const HTML = { 'content-type': 'text/html' };
const JPEG = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
/** Ten megabytes of nothing, after the beginning of a page and of a picture. */
const BOMB = Buffer.concat([JPEG, Buffer.from('<html>'), Buffer.alloc(10 * 1024 * 1024)]);
const bomb = (name: string, packed: Buffer) => (socket: Socket) =>
  respond(socket, { headers: { ...HTML, 'content-encoding': name }, body: packed });

/** What a server answers that means no good, and how fetching it ends. */
interface HostileAnswer {
  does: string;
  answer: (socket: Socket) => void;
  page: string;
  /** If it is another one. */
  picture?: string;
}

const status = (code: number, page: string): HostileAnswer => ({
  does: `answers ${code}`,
  answer: (socket) => respond(socket, { status: code, headers: HTML, body: '<html>' }),
  page,
});

export const HOSTILE_ANSWERS: HostileAnswer[] = [
  { does: 'accepts and says nothing', answer: () => {}, page: 'too_slow' },
  { does: 'drips its status line', answer: (socket) => drip(socket, 'H', 20), page: 'server_error' },
  {
    does: 'drips headers',
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-long: ');
      drip(socket, 'a', 20);
    },
    page: 'too_slow',
  },
  {
    does: 'drips a page',
    answer: (socket) => {
      socket.write(`${HEAD}\r\n<html>${JPEG.toString('latin1')}`, 'latin1');
      drip(socket, ' ', 20);
    },
    page: 'too_slow',
    picture: 'not_a_picture',
  },
  {
    does: 'drips a picture',
    answer: (socket) => {
      socket.write(`${HEAD}\r\n`);
      socket.write(JPEG);
      drip(socket, ' ', 20);
    },
    page: 'too_slow',
  },
  {
    does: 'drips a packed page',
    answer: (socket) => {
      socket.write(`${HEAD}content-encoding: gzip\r\n\r\n`);
      socket.write(gzipSync(JPEG).subarray(0, 12));
      drip(socket, '\0', 1_000);
    },
    page: 'too_slow',
  },
  {
    does: 'gives early hints without an end',
    answer: (socket) => drip(socket, 'HTTP/1.1 103 x\r\nlink: </a>\r\n\r\n', 20),
    page: 'too_slow',
  },
  {
    does: 'has headers without an end',
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      flood(socket, Buffer.from('x: y\r\n'.repeat(1_000)));
    },
    page: 'server_error',
  },
  {
    does: 'has one header without an end',
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx: ');
      flood(socket, Buffer.alloc(10_000, 'a'));
    },
    page: 'server_error',
  },
  {
    does: 'sends a page without an end',
    answer: (socket) => {
      socket.write(`${HEAD}\r\n`);
      socket.write(JPEG);
      flood(socket, Buffer.alloc(10_000, 'a'));
    },
    page: 'too_large',
  },
  {
    does: 'sends pieces without an end',
    answer: (socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\ne\r\n`);
      socket.write(JPEG);
      socket.write('\r\n');
      flood(socket, Buffer.from('1000\r\n'.concat('a'.repeat(0x1000), '\r\n')));
    },
    page: 'too_large',
  },
  { does: 'sends a gzip bomb', answer: bomb('gzip', gzipSync(BOMB)), page: 'too_large' },
  { does: 'sends a brotli bomb', answer: bomb('br', brotliCompressSync(BOMB)), page: 'too_large' },
  { does: 'sends a zstd bomb', answer: bomb('zstd', zstdCompressSync(BOMB)), page: 'too_large' },
  {
    does: 'packs twice',
    answer: bomb('gzip, gzip', gzipSync(gzipSync(BOMB))),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'packs in a way that nobody asked for',
    answer: bomb('deflate', Buffer.from('<html>')),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'names a way of packing like a part of every object',
    answer: bomb('constructor', Buffer.from('<html>')),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'says that it is packed, and is not',
    answer: bomb('gzip', BOMB.subarray(0, 900)),
    page: 'server_error',
  },
  {
    does: 'ends in the middle of what is packed',
    answer: bomb('gzip', gzipSync(Buffer.concat([JPEG, BOMB.subarray(0, 900)])).subarray(0, 30)),
    page: 'server_error',
  },
  {
    does: 'says that it is too large',
    answer: (socket) => {
      socket.write(`${HEAD}content-length: 999999999\r\n\r\n<html>`);
    },
    page: 'too_large',
  },
  {
    does: 'closes before what it promised',
    answer: (socket) => {
      socket.write(`${HEAD}content-length: 1000\r\n\r\n`);
      socket.end(JPEG);
    },
    page: 'server_error',
  },
  {
    does: 'says two lengths',
    answer: (socket) => socket.end(`${HEAD}content-length: 5\r\ncontent-length: 6\r\n\r\n<html>`),
    page: 'not_reachable',
  },
  {
    does: 'says a length that is no number',
    answer: (socket) => socket.end(`${HEAD}content-length: -1\r\n\r\n<html>`),
    page: 'server_error',
  },
  {
    does: 'sends nonsense for the length of a piece',
    answer: (socket) => {
      socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\ne\r\n`);
      socket.write(JPEG);
      socket.end('\r\nzz\r\n<html>\r\n0\r\n\r\n');
    },
    page: 'server_error',
  },
  { does: 'closes without a word', answer: (socket) => socket.end(), page: 'not_reachable' },
  { does: 'breaks off', answer: (socket) => socket.resetAndDestroy(), page: 'not_reachable' },
  {
    does: 'speaks another language',
    answer: (socket) => socket.end('SSH-2.0-x\r\n\r\n'),
    page: 'server_error',
  },
  {
    does: 'wants to speak another protocol',
    answer: (socket) => socket.write('HTTP/1.1 101 x\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
    page: 'not_reachable',
  },
  {
    does: 'sends on without saying where',
    answer: (socket) => respond(socket, { status: 302 }),
    page: 'server_error',
  },
  {
    does: 'sends on to two places',
    answer: (socket) => socket.end('HTTP/1.1 302 x\r\nlocation: /a\r\nlocation: /b\r\n\r\n'),
    page: 'server_error',
  },
  {
    does: 'says that nothing changed, unasked',
    answer: (socket) => respond(socket, { status: 304 }),
    page: 'server_error',
  },
  {
    does: 'calls a page a picture',
    answer: (socket) => respond(socket, { headers: { 'content-type': 'image/jpeg' }, body: '<html><body>' }),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'hides a page in a picture',
    answer: (socket) =>
      respond(socket, { headers: HTML, body: Buffer.concat([JPEG, Buffer.from('\0\0\0')]) }),
    page: 'not_a_page',
    picture: 'none',
  },
  {
    does: 'sends an SVG',
    answer: (socket) => respond(socket, { headers: { 'content-type': 'image/svg+xml' }, body: '<svg>' }),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'sends data for programs as a page',
    answer: (socket) => respond(socket, { headers: HTML, body: '{"token":"<secret>"}' }),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'sends nothing',
    answer: (socket) => respond(socket, { headers: HTML }),
    page: 'not_a_page',
    picture: 'not_a_picture',
  },
  {
    does: 'asks for a proof that a browser is there',
    answer: (socket) => respond(socket, { headers: HTML, body: '<html><title>Just a moment...</title>' }),
    page: 'refused_by_site',
    picture: 'not_a_picture',
  },
  {
    does: 'asks for such a proof as if it was broken',
    answer: (socket) => respond(socket, { status: 503, headers: HTML, body: '<script>_cf_chl_opt</script>' }),
    page: 'refused_by_site',
    picture: 'server_error',
  },
  {
    does: 'asks for such a proof by a header',
    answer: (socket) =>
      respond(socket, { headers: { ...HTML, 'cf-mitigated': 'challenge' }, body: '<html>' }),
    page: 'refused_by_site',
  },
  status(202, 'refused_by_site'),
  status(401, 'refused_by_site'),
  status(403, 'refused_by_site'),
  status(429, 'refused_by_site'),
  status(404, 'not_found'),
  status(410, 'not_found'),
  status(500, 'server_error'),
  status(503, 'server_error'),
];
