import { describe, expect, it, vi } from 'vitest';
import { holdReads, whileHeld } from './hold-calls.ts';

describe('reads while somebody signs out', () => {
  it('go on at once when nobody does', async () => {
    await expect(whileHeld(undefined)).resolves.toBeUndefined();
  });

  it('wait, and go on when the person stays', async () => {
    const hold = holdReads();
    const gone = vi.fn();
    const read = whileHeld(undefined).then(gone);
    await Promise.resolve();
    expect(gone).not.toHaveBeenCalled();
    hold.release();
    await read;
    expect(gone).toHaveBeenCalledOnce();
  });

  it('are given up when the session has ended, and later ones go on', async () => {
    const hold = holdReads();
    const read = whileHeld(undefined);
    hold.discard();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    await expect(whileHeld(undefined)).resolves.toBeUndefined();
    hold.release();
  });

  it('are given up by whoever asked', async () => {
    const hold = holdReads();
    const asking = new AbortController();
    const read = whileHeld(asking.signal);
    asking.abort();
    hold.release();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  });
});
