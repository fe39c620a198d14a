import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInAnonymously,
  signInWithCredential,
  updateProfile,
} from '@firebase/auth';
import { AUTH_BASE } from '@home-design/contract';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';

let server: TestServer;
let origin: string;
let firebase: FirebaseApp;
let auth: Auth;
beforeAll(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

beforeEach(() => {
  firebase = initializeApp(server.identity.clientConfig, crypto.randomUUID());
  auth = initializeAuth(firebase, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
});
afterEach(() => deleteApp(firebase));

describe('the embedded identity service, asked by the unchanged Firebase SDK', () => {
  it('ACCESS-01 ACCESS-05 signs a guest in with a token that any JWT library can verify with /jwks', async () => {
    const { user } = await signInAnonymously(auth);
    const idToken = await user.getIdToken();
    const keys = (await (await fetch(`${origin}/jwks`)).json()) as JSONWebKeySet;
    const projectId = server.identity.clientConfig.projectId;
    const { payload, protectedHeader } = await jwtVerify(idToken, createLocalJWKSet(keys), {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      algorithms: ['RS256'],
    });

    expect(user.isAnonymous).toBe(true);
    expect(payload).toMatchObject({ sub: user.uid, firebase: { sign_in_provider: 'anonymous' } });
    expect(protectedHeader.alg).toBe('RS256');
    expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q)":/);
  });

  it('starts a session of the server for that guest', async () => {
    const { user } = await signInAnonymously(auth);
    const visitor = await server.visitor();
    const response = await visitor.post(`${AUTH_BASE}/session`, { idToken: await user.getIdToken() });
    expect(response.json()).toMatchObject({ success: true, user: { uid: user.uid, isAnonymous: true } });
  });

  it('renews tokens for the same user and sign-in', async () => {
    const { user } = await signInAnonymously(auth);
    const first = await user.getIdTokenResult();
    const second = await user.getIdTokenResult(true);
    expect(second.claims.sub).toBe(first.claims.sub);
    expect(second.authTime).toBe(first.authTime);
  });

  it('keeps names, and separates users', async () => {
    const { user } = await signInAnonymously(auth);
    await updateProfile(user, { displayName: 'Ann' });
    await user.reload();
    expect(user.displayName).toBe('Ann');

    await auth.signOut();
    const { user: other } = await signInAnonymously(auth);
    expect(other.uid).not.toBe(user.uid);
    expect(other.displayName).toBeNull();
  });

  it('refuses to delete an account, gives the reason, and deletes nothing', async () => {
    const { user } = await signInAnonymously(auth);
    await expect(deleteUser(user)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
      message: expect.stringContaining('Accounts cannot be deleted here yet. Nothing was deleted.'),
    });
    expect(auth.currentUser?.uid).toBe(user.uid);
    await expect(user.getIdToken(true)).resolves.toEqual(expect.any(String));
  });

  it('refuses tickets that this server has not issued, and credentials of other providers', async () => {
    const made = GoogleAuthProvider.credential('made-up');
    await expect(signInWithCredential(auth, made)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    const other = new OAuthProvider('apple.com').credential({ idToken: 'made-up' });
    await expect(signInWithCredential(auth, other)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });

  it.each([
    ['accounts:signUp', { email: 'a@example.com', password: 'secret1' }, 'OPERATION_NOT_ALLOWED'],
    ['accounts:lookup', { idToken: 'made-up' }, 'INVALID_ID_TOKEN'],
    ['accounts:lookup', {}, 'INVALID_REQUEST'],
    ['accounts:update', { idToken: 'made-up', displayName: 'x' }, 'INVALID_ID_TOKEN'],
    ['accounts:delete', { idToken: 'made-up' }, 'INVALID_ID_TOKEN'],
  ])('answers %s with %j in the terms of the protocol', async (call, body, message) => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/${call}?key=k`,
      payload: body,
    });
    expect([response.statusCode, response.json().error.message]).toEqual([400, message]);
  });

  it('keeps its name and keys over a restart, so that earlier tokens stay valid', async () => {
    const { user } = await signInAnonymously(auth);
    const again = await createEmbeddedIdentity({ db: server.db, clock: server.clock });
    expect(again.clientConfig).toEqual(server.identity.clientConfig);
    await expect(again.verifier.verify(await user.getIdToken())).resolves.toMatchObject({ uid: user.uid });
  });

  it('does not exist if Firebase is configured', async () => {
    const settings = { FIREBASE_PROJECT_ID: 'rooms', FIREBASE_API_KEY: 'key' };
    const google = await startTestServer({ settings });
    for (const url of [
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      '/securetoken.googleapis.com/v1/token',
    ]) {
      expect((await google.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    }
    expect((await google.app.inject('/jwks')).statusCode).not.toBe(200);
    await google.close();
  });
});
