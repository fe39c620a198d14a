import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { watchForProxies } from './watch-for-proxies.ts';

function watched() {
  const app = fastify();
  const isProxySeen = watchForProxies(app);
  app.get('/', async () => 'here');
  return { app, isProxySeen };
}

async function isSeenAfter(request: Partial<InjectOptions>): Promise<boolean> {
  const { app, isProxySeen } = watched();
  await app.inject({ url: '/', ...request });
  return isProxySeen();
}

describe('a request from this machine', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
    'to %s shows no proxy, whatever the browser and the identity SDK send',
    async (host) => {
      const sent = { 'x-client-version': 'Firefox/JsCore/1', 'x-firebase-gmpid': 'x', 'x-csrftoken': 'x' };
      const browser = { 'user-agent': 'Firefox', origin: 'http://localhost:3000', 'sec-fetch-site': 'none' };
      expect(await isSeenAfter({ headers: { host, ...sent, ...browser } })).toBe(false);
    },
  );
});

describe('a request from another machine', () => {
  it.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'X-Forwarded-Host': 'rooms.example' },
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded': 'for=203.0.113.9' },
    { 'x-forwarded-for': '' },
    { forwarded: 'for=203.0.113.9;host=rooms.example' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '203.0.113.9' },
    { 'x-client-ip': '203.0.113.9' },
    { 'x-cluster-client-ip': '203.0.113.9' },
    { 'true-client-ip': '203.0.113.9' },
    { 'x-original-host': 'rooms.example' },
    { 'x-envoy-external-address': '203.0.113.9' },
    { 'x-amzn-trace-id': 'Root=1' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { 'cdn-loop': 'cloudflare' },
    { 'fly-client-ip': '203.0.113.9' },
    { 'tailscale-user-login': 'mallory@example.com' },
    { host: 'rooms.example' },
    { host: 'localhost.rooms.example' },
    { host: '127.0.0.1.nip.io' },
    { host: '203.0.113.5' },
  ])('is recognized by %j, at any address', async (headers) => {
    for (const host of ['localhost', '127.0.0.1:3000']) {
      const sent = { host, ...(headers as Record<string, string>) };
      expect(await isSeenAfter({ headers: sent })).toBe(true);
      expect(await isSeenAfter({ url: '/nowhere', headers: sent })).toBe(true);
    }
  });

  it.each(['203.0.113.20', '::ffff:203.0.113.20', 'fe80::1'])(
    'is known by its connection from %s',
    async (from) => {
      expect(await isSeenAfter({ remoteAddress: from, headers: { host: 'localhost' } })).toBe(true);
    },
  );

  it('is recognized by the HTTP/1.0 of a proxy that adds no headers', async () => {
    const { app, isProxySeen } = watched();
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const ask = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET / HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      await once(socket.resume(), 'close');
    };
    await ask('1.1');
    expect(isProxySeen()).toBe(false);
    await ask('1.0');
    expect(isProxySeen()).toBe(true);
    await app.close();
  });

  it('is remembered', async () => {
    const { app, isProxySeen } = watched();
    await app.inject({ url: '/', headers: { host: 'localhost', via: '1.1 proxy' } });
    await app.inject({ url: '/', headers: { host: 'localhost' } });
    expect(isProxySeen()).toBe(true);
  });
});
