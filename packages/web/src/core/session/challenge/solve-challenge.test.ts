import { afterEach, describe, expect, it, vi } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

type Options = {
  sitekey: string;
  callback: (token: string) => void;
  'error-callback': (code?: string) => void;
  'timeout-callback': () => void;
  'unsupported-callback': () => void;
};

/** The challenge's script, as it behaves once it is loaded. */
function loadedCheck(act: (options: Options) => void) {
  const check = {
    render: vi.fn((_place: HTMLElement, options: Options) => {
      queueMicrotask(() => act(options));
      return 'widget';
    }),
    remove: vi.fn(),
  };
  vi.stubGlobal('turnstile', check);
  return check;
}
const label = 'Confirm that you are human';
const place = () => document.querySelector(`[aria-label="${label}"]`);
const script = () => document.querySelector<HTMLScriptElement>('script[src*="turnstile"]');

afterEach(() => {
  vi.unstubAllGlobals();
  script()?.remove();
});

describe('ACCESS-17 the check against robots', () => {
  it('returns the token for the key, and leaves nothing on the page', async () => {
    const check = loadedCheck(({ callback }) => {
      expect(place()).not.toBeNull();
      callback('solved');
    });
    await expect(solveChallenge('public-key')).resolves.toBe('solved');
    expect(check.render.mock.calls[0]?.[1].sitekey).toBe('public-key');
    expect(check.remove).toHaveBeenCalledWith('widget');
    expect(place()).toBeNull();
  });

  it.each<[string, (options: Options) => void, string]>([
    ['fails', (options) => options['error-callback']('110200'), '110200'],
    ['gets no click', (options) => options['timeout-callback'](), 'no click in time'],
    ['cannot run here', (options) => options['unsupported-callback'](), 'a browser it does not know'],
  ])('fails with a sentence if the check %s, and leaves nothing on the page', async (_case, act, reason) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    loadedCheck(act);
    await expect(solveChallenge('public-key')).rejects.toThrow(
      'We could not confirm that you are human. Please reload the page and try again.',
    );
    expect(error).toHaveBeenCalledWith(`The check against robots failed with ${reason}`);
    expect(place()).toBeNull();
  });

  it('loads the script on demand, and again after a failed load', async () => {
    for (let time = 0; time < 2; time++) {
      const solving = solveChallenge('public-key');
      expect(script()?.src).toBe('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit');
      script()?.dispatchEvent(new Event('error'));
      await expect(solving).rejects.toThrow('could not confirm that you are human');
      expect(script()).toBeNull();
    }
    const solving = solveChallenge('public-key');
    loadedCheck(({ callback }) => callback('solved'));
    script()?.dispatchEvent(new Event('load'));
    await expect(solving).resolves.toBe('solved');
  });
});
