import { accountRoutes, type BoardId, boardRoutes, projectRoutes } from '@home-design/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, onUnauthorized } from './api-client.ts';
import { ApiError } from './api-error.ts';

const fetchMock = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const nobody = { isAuthenticated: false, user: null };
const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('csrftoken=tok%3Den');
});

describe('the request', () => {
  it('ACCESS-55 API-006 sends the session cookie with every call', async () => {
    fetchMock.mockResolvedValueOnce(json(200, nobody));
    await call(accountRoutes.me);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  it('ACCESS-56 API-007 repeats the csrftoken cookie in the X-CSRFToken header of unsafe calls', async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: true, error: null, clearLocalAuth: true }));
    await call(accountRoutes.logout);
    const headers = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
    expect(headers.get('X-CSRFToken')).toBe('tok=en');
  });

  it('puts parameters into the path and the query after it', async () => {
    fetchMock.mockResolvedValueOnce(
      json(200, { results: [], count: 0, num_pages: 0, has_next: false, has_previous: false }),
    );
    await call(projectRoutes.list, { query: { page: 2 } });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v1/home-design/projects/?page=2');
  });
});

describe('the answer', () => {
  it('parses an answer with the schema of the route', async () => {
    fetchMock.mockResolvedValueOnce(json(200, { isAuthenticated: 'yes' }));
    expect(String((await failure(call(accountRoutes.me))).cause)).toContain('isAuthenticated');
  });

  it('API-010 reads a plain list and a results wrapper the same way', async () => {
    const wrapper = { results: [], count: 0, num_pages: 1, has_next: false, has_previous: false };
    for (const answer of [[], wrapper]) {
      fetchMock.mockResolvedValueOnce(json(200, answer));
      expect(await call(projectRoutes.list)).toEqual(wrapper);
    }
  });

  it.each([
    ['the page of a proxy', () => new Response('<html>Please sign in to this network</html>')],
    ['an answer of another version', () => json(200, { who: 'nobody' })],
  ])('ERRORS-14 has a sentence for people if the answer is %s', async (_name, answer) => {
    fetchMock.mockResolvedValueOnce(answer());
    expect(await failure(call(accountRoutes.me))).toMatchObject({
      message: 'The answer of the server could not be read. Please reload the page and try again.',
      status: 0,
    });
  });

  it('ERRORS-14 treats an answer that breaks off as no answer', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    fetchMock.mockResolvedValueOnce(new Response(broken));
    expect(await failure(call(accountRoutes.me))).toMatchObject({ message: 'Network error', status: 0 });
  });

  it('returns nothing for calls without an answer', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    const projectId = '0b5c1c52-5c76-4c1e-9d5e-2b2f4f0c7a11';
    await expect(
      call(projectRoutes.remove, { params: { projectId: projectId as never } }),
    ).resolves.toBeUndefined();
  });
});

describe('failures', () => {
  it("ERRORS-13 throws the server's detail text first", async () => {
    fetchMock.mockResolvedValueOnce(
      json(400, {
        detail: 'Project title is required',
        code: 'invalid_request',
        errors: { title: ['required'] },
      }),
    );
    const error = await failure(call(projectRoutes.create, { body: { title: '' } }));
    expect(error).toMatchObject({
      message: 'Project title is required',
      detail: 'Project title is required',
      status: 400,
      code: 'invalid_request',
      fields: { title: ['required'] },
    });
  });

  it("ERRORS-14 throws 'Network error' without an answer", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure(call(accountRoutes.me))).toMatchObject({ message: 'Network error', status: 0 });
  });

  it("ERRORS-15 throws 'HTTP error! status: {code}' without a detail text", async () => {
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure(call(accountRoutes.me))).toMatchObject({
      message: 'HTTP error! status: 502',
      code: null,
    });
  });

  it('passes an abort on unchanged', async () => {
    fetchMock.mockRejectedValueOnce(new DOMException('stopped', 'AbortError'));
    await expect(call(accountRoutes.me)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it("ACCESS-59 ERRORS-28 logs 'Unauthorized access - please login' on 401 and calls the listener", async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const listener = vi.fn(async () => false);
    const stop = onUnauthorized(listener);
    fetchMock.mockResolvedValueOnce(
      json(401, { detail: 'Please sign in to continue.', code: 'unauthenticated' }),
    );

    await failure(call(accountRoutes.credits));

    expect(logged).toHaveBeenCalledExactlyOnceWith('Unauthorized access - please login');
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  const unauthenticated = () => json(401, { detail: 'Please sign in to continue.', code: 'unauthenticated' });

  it('repeats calls refused with 401 after the session is renewed, writes too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const steps: string[] = [];
    const stop = onUnauthorized(async () => {
      steps.push('renewed');
      return true;
    });
    fetchMock.mockImplementation(async (_address, init) => {
      steps.push(`${init?.method} ${JSON.stringify(init?.body)}`);
      return steps.length === 1 ? unauthenticated() : json(200, { id: 'none' });
    });
    const changed = call(projectRoutes.update, {
      params: { projectId: '00000000-0000-4000-8000-000000000001' as never },
      body: { title: 'Elm Street' },
    });
    // This answer is not a project; the test only needs its arrival.
    await failure(changed);
    const sent = String.raw`PATCH "{\"title\":\"Elm Street\"}"`;
    expect(steps).toEqual([sent, 'renewed', sent]);
    stop();
  });

  it('repeats a call after a renewal only once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = onUnauthorized(async () => true);
    fetchMock.mockImplementation(async () => unauthenticated());
    expect((await failure(call(accountRoutes.credits))).status).toBe(401);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    stop();
  });

  it('does not renew the session again if it was renewed during the call', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const renew = vi.fn(async () => true);
    const stop = onUnauthorized(renew);
    const late = Promise.withResolvers<Response>();
    const answer = () =>
      json(200, { credits: { total: 10, used: 1, remaining: 9 }, credits_remaining: 9, plan: 'Free' });
    fetchMock
      .mockReturnValueOnce(late.promise)
      .mockResolvedValueOnce(unauthenticated())
      .mockImplementation(async () => answer());
    const first = call(accountRoutes.credits);
    await call(accountRoutes.credits);
    late.resolve(unauthenticated());
    expect((await first).credits.remaining).toBe(9);
    expect(renew).toHaveBeenCalledOnce();
    stop();
  });

  it('does not wait for a renewal if the call itself starts a session', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = onUnauthorized(() => new Promise(() => undefined));
    fetchMock.mockResolvedValue(unauthenticated());
    expect((await failure(call(accountRoutes.convert, { body: { idToken: 'x' } }))).status).toBe(401);
    stop();
  });

  it('gets a new anti-forgery cookie and repeats a call refused without one', async () => {
    fetchMock
      .mockResolvedValueOnce(json(403, { detail: 'This page is out of date.', code: 'csrf_failed' }))
      .mockResolvedValueOnce(json(200, nobody))
      .mockResolvedValueOnce(json(200, { success: true, error: null, clearLocalAuth: true }));

    await expect(call(accountRoutes.logout)).resolves.toMatchObject({ success: true });

    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      '/api/v1/auth/logout',
      '/api/v1/auth/me',
      '/api/v1/auth/logout',
    ]);
  });

  it('repeats a call with a new anti-forgery cookie only once', async () => {
    const refused = () => json(403, { detail: 'This page is out of date.', code: 'csrf_failed' });
    fetchMock
      .mockResolvedValueOnce(refused())
      .mockResolvedValueOnce(json(200, nobody))
      .mockResolvedValueOnce(refused());
    expect((await failure(call(accountRoutes.logout))).code).toBe('csrf_failed');
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });
});

describe('a deletion whose answer was lost', () => {
  const remove = () => call(boardRoutes.remove, { params: { boardId: 'b-1' as BoardId } });
  const notFound = () => json(404, { detail: 'Board not found.', code: 'not_found' });

  it('counts as done if the next attempt gets 404', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(notFound());
    expect((await failure(remove())).message).toBe('Network error');
    expect(await remove()).toBeUndefined();
  });

  it('is settled by the first answer: a later 404 is a failure', async () => {
    fetchMock
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response(null, { status: 204 }))
      .mockResolvedValueOnce(notFound());
    await failure(remove());
    await remove();
    expect((await failure(remove())).status).toBe(404);
  });

  it('is forgotten after that, so a third attempt gets the real answer', async () => {
    fetchMock.mockResolvedValueOnce(notFound());
    expect((await failure(remove())).status).toBe(404);
  });

  it('does not affect other addresses', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(notFound());
    await failure(remove());
    const other = call(boardRoutes.remove, { params: { boardId: 'b-2' as BoardId } });
    expect((await failure(other)).status).toBe(404);
  });
});
