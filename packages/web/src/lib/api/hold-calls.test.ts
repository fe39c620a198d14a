import { describe, expect, it, vi } from 'vitest';
import { holdReads, whileHeld } from './hold-calls.ts';

describe('reads during a sign-out', () => {
  it('continue at once if there is no sign-out', async () => {
    await expect(whileHeld(undefined)).resolves.toBeUndefined();
  });

  it('wait, and continue if the user stays signed in', async () => {
    const hold = holdReads();
    const gone = vi.fn();
    const read = whileHeld(undefined).then(gone);
    await Promise.resolve();
    expect(gone).not.toHaveBeenCalled();
    hold.release();
    await read;
    expect(gone).toHaveBeenCalledOnce();
  });

  it('are aborted when the session has ended, and later ones continue', async () => {
    const hold = holdReads();
    const read = whileHeld(undefined);
    hold.discard();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    await expect(whileHeld(undefined)).resolves.toBeUndefined();
    hold.release();
  });

  it('are aborted by their caller', async () => {
    const hold = holdReads();
    const asking = new AbortController();
    const read = whileHeld(asking.signal);
    asking.abort();
    hold.release();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  });
});
