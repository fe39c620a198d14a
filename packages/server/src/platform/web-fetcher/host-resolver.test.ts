import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { never } from '../../test/outside/web-fetching.ts';
import { resolveBy } from './host-resolver-adapter.ts';

const TYPES = { 1: 4, 28: 16 } as Record<number, number>;

/** A name server with its records, by name and address length. It does not answer for other names. */
async function startNameServer(known: Record<string, Buffer[]>) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const name = labels.join('.').toLowerCase();
    asked.push(name);
    const all = known[name];
    if (all === undefined) return;
    const type = query.readUInt16BE(at + 1);
    const records = all.filter((bytes) => bytes.length === TYPES[type]);
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    const answers = records.map((bytes) => {
      const record = Buffer.from('c00c000000010000003c0000', 'hex');
      record.writeUInt16BE(type, 2);
      record.writeUInt16BE(bytes.length, 10);
      return Buffer.concat([record, bytes]);
    });
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = () => {
    const made = new Resolver({ timeout: 20_000, tries: 1 });
    made.setServers([`127.0.0.1:${socket.address().port}`]);
    return made;
  };
  return { asked, resolver, stop: () => new Promise<void>((resolve) => socket.close(() => resolve())) };
}

describe('name look-ups', () => {
  it('LISTINGS-79 find all addresses of both kinds, so that all are judged', async () => {
    const inner = Buffer.from([127, 0, 0, 1]);
    const server = await startNameServer({
      'both.example': [
        Buffer.from([93, 184, 216, 34]),
        inner,
        Buffer.from('26064700470000000000000000001111', 'hex'),
        Buffer.from('00000000000000000000000000000001', 'hex'),
      ],
      'four.example': [inner],
      'none.example': [],
    });
    const lookUp = (name: string) => resolveBy(server.resolver(), name, never());
    expect(await lookUp('both.example')).toEqual([
      '93.184.216.34',
      '127.0.0.1',
      '2606:4700:4700::1111',
      '::1',
    ]);
    expect(await lookUp('four.example')).toEqual(['127.0.0.1']);
    expect(await lookUp('none.example')).toEqual([]);
    // Each name is asked for once per kind, and never with the machine's own domain appended.
    const wanted = ['both', 'both', 'four', 'four', 'none', 'none'].map((name) => `${name}.example`);
    expect(server.asked).toEqual(wanted);
    await server.stop();
  });

  it('LISTINGS-79 do not read the hosts file', async () => {
    const server = await startNameServer({ localhost: [] });
    expect(await resolveBy(server.resolver(), 'localhost', never())).toEqual([]);
    await server.stop();
  });

  it('end when their caller aborts', async () => {
    const server = await startNameServer({});
    const given = new AbortController();
    const reason = new Error('given up');
    const looking = expect(resolveBy(server.resolver(), 'silent.example', given.signal)).rejects.toBe(reason);
    await expect.poll(() => server.asked.length, { timeout: 20_000 }).toBe(2);
    given.abort(reason);
    await looking;
    await expect(resolveBy(server.resolver(), 'silent.example', given.signal)).rejects.toBe(reason);
    await server.stop();
  });
});
