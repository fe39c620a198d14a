import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bringChallenge } from './bring-challenge.ts';
import { solveChallenge } from './solve-challenge.ts';

vi.mock('./solve-challenge.ts', () => ({ solveChallenge: vi.fn() }));
const solve = vi.mocked(solveChallenge);

const page = (config: object) => {
  document.body.innerHTML = `<script type="application/json" id="home-design-config">${JSON.stringify(config)}</script>`;
};
const cookie = () => document.cookie.split('; ').find((pair) => pair.startsWith('hd_challenge='));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: removes the cookie of the test before.
  document.cookie = 'hd_challenge=; path=/; max-age=0';
  solve.mockReset();
});

describe('ACCESS-17 a new guest of the embedded identity service', () => {
  it('solves a challenge and keeps it in a cookie if the server has a key', async () => {
    page({ identity: null, botProtectionKey: 'key' });
    solve.mockResolvedValueOnce('a.b/c=');
    await bringChallenge();
    expect(solve).toHaveBeenCalledExactlyOnceWith('key');
    expect(cookie()).toBe('hd_challenge=a.b%2Fc%3D');
  });

  it('is not challenged if the server has no key', async () => {
    page({ identity: null });
    await bringChallenge();
    expect(solve).not.toHaveBeenCalled();
    expect(cookie()).toBeUndefined();
  });

  it('gets the reason if the check fails', async () => {
    page({ identity: null, botProtectionKey: 'key' });
    solve.mockRejectedValueOnce(new Error('The check did not work.'));
    await expect(bringChallenge()).rejects.toMatchObject({
      name: 'ChallengeFailed',
      message: 'The check did not work.',
    });
    expect(cookie()).toBeUndefined();
  });
});
