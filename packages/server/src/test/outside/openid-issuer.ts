import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

const CLIENT = { id: 'home-design-client', secret: 'client-secret' };

/** Somebody with an account at the issuer. */
export interface IssuerAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

/** How the next ID token is wrong; nothing: it is good. */
export interface Flaw {
  claims?: JWTPayload;
  /** Signed by somebody else, or by nobody. */
  signedBy?: 'stranger' | 'nobody';
  /** What the token address answers instead. */
  status?: number;
}

/**
 * An OpenID Connect issuer on this machine that checks what Google checks: client, secret, redirect address and PKCE,
 * and takes a code once.
 */
export async function startOpenIdIssuer() {
  const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { question: URLSearchParams; account: IssuerAccount }>();
  let flaw: Flaw = {};
  let issuer = '';

  async function tokenFor(form: URLSearchParams): Promise<[number, object]> {
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (!isClient) return [401, { error: 'invalid_client' }];
    const { question, account } = granted ?? {};
    const isAsked =
      question?.get('redirect_uri') === form.get('redirect_uri') &&
      question?.get('code_challenge') === challenge;
    if (!account || !isAsked) return [400, { error: 'invalid_grant' }];
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...account,
      ...{ iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce: question?.get('nonce') ?? '' },
      ...flaw.claims,
    };
    return [200, { access_token: randomUUID(), token_type: 'Bearer', id_token: await signed(claims) }];
  }

  async function signed(claims: JWTPayload): Promise<string> {
    if (flaw.signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    const key = flaw.signedBy === 'stranger' ? stranger.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  }

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    if (request.url === '/.well-known/openid-configuration') {
      const named = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
      };
      return [200, { ...named, jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'] }];
    }
    if (request.url === '/jwks') return [200, { keys: [publicKey] }];
    if (request.url !== '/token') return [404, {}];
    if (flaw.status !== undefined) return [flaw.status, { error: 'server_error' }];
    let form = '';
    for await (const chunk of request) form += chunk;
    return tokenFor(new URLSearchParams(form));
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
    url: issuer,
    /** What somebody does on the issuer's page: answers where the browser is sent. */
    authorize(page: string, account: IssuerAccount): string {
      const question = new URL(page).searchParams;
      const code = randomUUID();
      codes.set(code, { question, account });
      const back = new URL(question.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', question.get('state') ?? '');
      return back.pathname + back.search;
    },
    /** The tokens from now on are wrong in this way. */
    misbehave: (how: Flaw) => {
      flaw = how;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type OpenIdIssuer = Awaited<ReturnType<typeof startOpenIdIssuer>>;
