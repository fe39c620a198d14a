import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenVerifier, issuerOf } from './token-verifier.ts';

const PROJECT = 'rooms';
const NOW = 1_800_000_000;
const signIns = { find: async () => ({ name: 'sign-in' }) };
const clock = { now: () => new Date(NOW * 1_000) };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let own: Keys;
let foreign: Keys;
let keySet: { keys: object[] };
beforeAll(async () => {
  own = await generateKeyPair('RS256', { extractable: true });
  foreign = await generateKeyPair('RS256', { extractable: true });
  keySet = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }] };
});

const claims = (change: JWTPayload = {}): JWTPayload => ({
  iss: issuerOf(PROJECT),
  aud: PROJECT,
  sub: 'person',
  iat: NOW - 10,
  exp: NOW + 3_590,
  auth_time: NOW - 100,
  firebase: { identities: {}, sign_in_provider: 'anonymous' },
  ...change,
});

function sign(payload: JWTPayload, { key = own.privateKey, kid = 'own' } = {}): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}

const verifier = () =>
  createTokenVerifier({ projectId: PROJECT, keys: createLocalJWKSet(keySet as never), clock, signIns });

describe('ID tokens', () => {
  it('ACCESS-05 are accepted if the service signed them for us', async () => {
    expect(await verifier().verify(await sign(claims()))).toEqual({
      uid: 'person',
      signIn: { name: 'sign-in' },
      isAnonymous: true,
      email: null,
      displayName: null,
    });
    const google = claims({
      email: 'ann@example.com',
      name: 'Ann',
      firebase: { identities: {}, sign_in_provider: 'google.com' },
    });
    expect(await verifier().verify(await sign(google))).toEqual({
      uid: 'person',
      signIn: { name: 'sign-in' },
      isAnonymous: false,
      email: 'ann@example.com',
      displayName: 'Ann',
    });
  });

  const changed: [string, JWTPayload][] = [
    ['another issuer', { iss: issuerOf('other') }],
    ['an issuer that only begins alike', { iss: `${issuerOf(PROJECT)}.evil.example` }],
    ['another audience', { aud: 'other' }],
    ['an end in the past', { exp: NOW - 60 }],
    ['no end', { exp: undefined as never }],
    ['a start in the future', { nbf: NOW + 600 }],
    ['an issue in the future', { iat: NOW + 600 }],
    ['a sign-in in the future', { auth_time: NOW + 600 }],
    ['no sign-in time', { auth_time: undefined }],
    ['an empty subject', { sub: '' }],
    ['no subject', { sub: undefined as never }],
    ['a subject that is too long', { sub: 'x'.repeat(129) }],
    ['a subject that is no text', { sub: 7 as never }],
    ['no word on how the person signed in', { firebase: undefined }],
  ];
  it.each(changed)('ACCESS-05 S6 are refused with %s', async (_name, change) => {
    const token = await sign(claims(change));
    await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'id_token_invalid', status: 401 });
  });

  it('ACCESS-05 S6 are refused without a signature', async () => {
    const token = new UnsecuredJWT(claims()).encode();
    await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'id_token_invalid' });
  });

  it('ACCESS-05 S6 are refused if the public key was used as a shared secret', async () => {
    const [key] = keySet.keys;
    const secret = new TextEncoder().encode(JSON.stringify(key));
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(secret);
    await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'id_token_invalid' });
  });

  it('ACCESS-05 S6 are refused with a foreign signature, under our key id or another', async () => {
    for (const kid of ['own', 'theirs']) {
      const token = await sign(claims(), { key: foreign.privateKey, kid });
      await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'id_token_invalid' });
    }
  });

  it('ACCESS-05 S6 are refused if they bring their own key or its address', async () => {
    const jwk = await exportJWK(foreign.publicKey);
    for (const extra of [{ jwk }, { jku: 'https://evil.example/keys' }]) {
      const header = { alg: 'RS256', kid: 'own', ...extra };
      const token = await new SignJWT(claims()).setProtectedHeader(header).sign(foreign.privateKey);
      await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'id_token_invalid' });
    }
  });

  it('ACCESS-05 S6 are refused if something in them was changed', async () => {
    const [header, , signature] = (await sign(claims())).split('.');
    const payload = Buffer.from(JSON.stringify(claims({ sub: 'someone-else' }))).toString('base64url');
    const forged = [
      `${header}.${payload}.${signature}`,
      `${header}.${payload}.`,
      'no token at all',
      '',
      '..',
      'a.b.c',
    ];
    for (const token of forged) {
      await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'id_token_invalid' });
    }
  });
});

describe('fetched keys', () => {
  let server: Server;
  let answer: { status: number; body: string };
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  const fetched = () => {
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`);
    return createTokenVerifier({ projectId: PROJECT, keys: createRemoteJWKSet(url), clock, signIns });
  };

  it('work like local ones', async () => {
    answer = { status: 200, body: JSON.stringify(keySet) };
    await expect(fetched().verify(await sign(claims()))).resolves.toMatchObject({ uid: 'person' });
    const stranger = await sign(claims(), { key: foreign.privateKey });
    await expect(fetched().verify(stranger)).rejects.toMatchObject({ code: 'id_token_invalid' });
  });

  it.each([
    ['fail', { status: 500, body: '' }],
    ['are no keys', { status: 200, body: '{"keys":"none"}' }],
    ['are no JSON', { status: 200, body: '<html>' }],
  ])('decide nothing about a token if they %s: the caller may try again', async (_name, given) => {
    answer = given;
    const token = await sign(claims());
    await expect(fetched().verify(token)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('decide nothing about a token if the request fails', async () => {
    const keys = createRemoteJWKSet(new URL('http://127.0.0.1:9/keys'));
    const lost = createTokenVerifier({ projectId: PROJECT, keys, clock, signIns });
    await expect(lost.verify(await sign(claims()))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
