import { API_BASE, AUTH_BASE, CSRF_COOKIE, CSRF_HEADER } from '@home-design/contract';

/** A guest who keeps the cookies through every restart of the server. */
export interface Guest {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object | FormData): Promise<Response>;
  /** The same with a path from the root of the server. */
  at(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response>;
}

/** Signs a new guest in, as the browser does: identity service, then session. */
export async function signInGuest(origin: string): Promise<Guest> {
  const cookies = new Map<string, string>();

  async function call(method: string, path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'GET' ? {} : { [CSRF_HEADER]: cookies.get(CSRF_COOKIE) ?? '' }),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    return answer;
  }

  await call('GET', `${AUTH_BASE}/me`);
  const signUp = await call('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded', {
    returnSecureToken: true,
  });
  if (signUp.status !== 200) throw new Error(`Signing up failed: ${await signUp.text()}`);
  const { idToken } = (await signUp.json()) as { idToken: string };
  const session = await call('POST', `${AUTH_BASE}/session`, { idToken });
  if (session.status !== 200) throw new Error(`Signing in failed: ${await session.text()}`);
  return { call: (method, path, body) => call(method, `${API_BASE}${path}`, body), at: call };
}
