import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { make } from '../../../test/make.ts';
import { onUnauthorized } from '../../lib/api/api-client.ts';
import { sendPhoto } from './send-photo.ts';

/** A request that the test answers. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers = new Map<string, string>();
  status = 0;
  responseText = '';
  getResponseHeader = () => null;
  withCredentials = false;
  address = '';
  form: FormData | null = null;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const photo = new File(['x'], 'bedroom.jpg', { type: 'image/jpeg' });

function start(projectId?: string) {
  const control = new AbortController();
  const fractions: number[] = [];
  const sent = sendPhoto(photo, {
    idempotencyKey: 'key',
    signal: control.signal,
    onProgress: (fraction) => void fractions.push(fraction),
    projectId: projectId as never,
  });
  return { sent, control, fractions, request: FakeRequest.last };
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would have set.
  document.cookie = 'csrftoken=token';
});
afterEach(() => void vi.unstubAllGlobals());

describe('sendPhoto', () => {
  it('UPLOAD-33 STORE-37 sends a form with the file, its project, the anti-forgery token and the session', async () => {
    const image = make.image();
    const { sent, request } = start('project');
    expect(request.address).toBe('POST /api/v1/home-design/images/upload/');
    expect([...(request.form ?? new FormData())].map(([name]) => name)).toEqual(['project', 'file']);
    expect(request.headers.get('x-csrftoken')).toBe('token');
    expect(request.headers.get('idempotency-key')).toBe('key');
    expect(request.withCredentials).toBe(true);
    request.answer(201, image);
    await expect(sent).resolves.toEqual(image);
  });

  it('C-20 reports how much is sent', async () => {
    const { sent, fractions, request } = start();
    const progress = { lengthComputable: true, loaded: 25, total: 100 };
    request.upload.dispatchEvent(new ProgressEvent('progress', progress));
    request.answer(201, make.image());
    await sent;
    expect(fractions).toEqual([0.25]);
  });

  it('C-20 STORE-27 CONST-62 CONST-63 rises by 10 percent every 200 ms, up to 90, in a browser without progress events', async () => {
    vi.useFakeTimers();
    const { sent, fractions, request } = start();
    request.upload.dispatchEvent(new ProgressEvent('loadstart', { lengthComputable: false }));
    await vi.advanceTimersByTimeAsync(600);
    expect(fractions).toEqual([0.1, 0.2, 0.30000000000000004]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fractions.at(-1)).toBe(0.9);
    request.answer(200, make.image([make.version()]));
    request.dispatchEvent(new Event('loadend'));
    await sent;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("rejects with the server's sentence", async () => {
    const { sent, request } = start();
    request.answer(400, { detail: 'This photo could not be read.', code: 'photo_unreadable' });
    await expect(sent).rejects.toMatchObject({ message: 'This photo could not be read.', status: 400 });
  });

  it("ERRORS-14 rejects with 'Network error' without an answer", async () => {
    const { sent, request } = start();
    request.dispatchEvent(new Event('error'));
    await expect(sent).rejects.toThrow('Network error');
  });

  it("UPLOAD-29 ERRORS-34 rejects with 'Upload succeeded but image ID is missing'", async () => {
    const without = start();
    without.request.answer(201, { ...make.image(), id: undefined });
    await expect(without.sent).rejects.toThrow('Upload succeeded but image ID is missing');
    const unreadable = start();
    unreadable.request.answer(201, '<html>');
    await expect(unreadable.sent).rejects.toThrow('Upload succeeded but image ID is missing');
  });

  it('repeats the request with the same key after a lost session is renewed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stop = onUnauthorized(async () => true);
    const image = make.image();
    const { sent, request } = start();
    request.answer(401, { detail: 'Please sign in to continue.', code: 'unauthenticated' });
    await expect.poll(() => FakeRequest.last).not.toBe(request);
    expect(FakeRequest.last.headers.get('idempotency-key')).toBe('key');
    FakeRequest.last.answer(201, image);
    await expect(sent).resolves.toEqual(image);
    stop();
  });

  describe('with a refused anti-forgery token', () => {
    const refuse = (request: FakeRequest) =>
      request.answer(403, { detail: 'This page is out of date.', code: 'csrf_failed' });
    /** The server sets a new cookie when the current user is read. */
    const fetchMock = vi.fn<typeof fetch>(async () => {
      // biome-ignore lint/suspicious/noDocumentCookie: what the server would have set.
      document.cookie = 'csrftoken=renewed';
      return new Response('{}');
    });
    beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockClear()));

    it('ACCESS-57 gets a new token and repeats the request with the same key', async () => {
      const image = make.image();
      const { sent, request } = start();
      refuse(request);
      await expect.poll(() => FakeRequest.last).not.toBe(request);
      const again = FakeRequest.last;
      expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/v1/auth/me']);
      expect(again.headers.get('x-csrftoken')).toBe('renewed');
      expect(again.headers.get('idempotency-key')).toBe('key');
      expect([...(again.form ?? new FormData())].map(([name]) => name)).toEqual(['file']);
      again.answer(201, image);
      await expect(sent).resolves.toEqual(image);
    });

    it('does not repeat it a second time', async () => {
      const { sent, request } = start();
      refuse(request);
      await expect.poll(() => FakeRequest.last).not.toBe(request);
      const second = FakeRequest.last;
      refuse(second);
      await expect(sent).rejects.toThrow('This page is out of date.');
      expect(FakeRequest.last).toBe(second);
    });

    it('U-11 does not repeat it after a cancellation', async () => {
      const { sent, request, control } = start();
      fetchMock.mockImplementationOnce(async () => {
        control.abort();
        return new Response('{}');
      });
      refuse(request);
      await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
      expect(FakeRequest.last).toBe(request);
    });
  });

  it('U-11 stops when it is canceled', async () => {
    const { sent, control } = start();
    control.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
