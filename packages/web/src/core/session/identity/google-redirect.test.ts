import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishGoogle, leaveForGoogle } from './google-redirect.ts';

const fetchMock = vi.fn<typeof fetch>();
const ATTEMPT = 'a'.repeat(43);
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
/** A window whose address the test can read. */
function somePage() {
  const assign = vi.fn();
  const page = new EventTarget() as Window;
  const location = { pathname: '/app/projects/p1', search: '?view=list', hash: '#top', assign };
  return { page: Object.assign(page, { location: location as unknown as Location }), assign };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  sessionStorage.clear();
});

describe('the way to Google and back', () => {
  it('U-27 ACCESS-36 leaves by a redirect and comes back to the same page', async () => {
    fetchMock.mockResolvedValueOnce(json(200, { url: 'https://issuer.example/page', attempt: ATTEMPT }));
    const { page, assign } = somePage();
    const leaving = leaveForGoogle('link', page);
    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('https://issuer.example/page');
    const [address, request] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/auth/google/start');
    expect(request?.body).toBe('{"operation":"link","returnTo":"/app/projects/p1?view=list#top"}');
    // The back button may show the page as it was before leaving.
    page.dispatchEvent(new Event('pageshow'));
    await leaving;
  });

  it('fetches the result of the sign-in once', async () => {
    sessionStorage.setItem('home-design-sign-in', ATTEMPT);
    fetchMock.mockResolvedValueOnce(json(200, { operation: 'link', credential: 'ticket' }));
    await expect(finishGoogle()).resolves.toEqual({ operation: 'link', credential: 'ticket' });
    expect(fetchMock.mock.calls[0]).toMatchObject([
      '/api/v1/auth/google/finish',
      { body: `{"attempt":"${ATTEMPT}"}` },
    ]);
    expect(sessionStorage.getItem('home-design-sign-in')).toBeNull();
  });

  it("stays on the page and passes on the server's sentence if the server has no Google sign-in", async () => {
    const detail = 'Signing in with Google is not set up on this server.';
    fetchMock.mockResolvedValueOnce(json(404, { detail, code: 'sign_in_not_offered' }));
    const { page, assign } = somePage();
    await expect(leaveForGoogle('signIn', page)).rejects.toThrow(detail);
    expect(assign).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('home-design-sign-in')).toBeNull();
  });
});
