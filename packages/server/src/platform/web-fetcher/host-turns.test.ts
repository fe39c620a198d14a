import { describe, expect, it } from 'vitest';
import { failureOf, never } from '../../test/outside/web-fetching.ts';
import { createHostTurns } from './host-turns.ts';

const HOST = 'site.example';

function turnsOf(waiting: number) {
  const pauses: (() => void)[] = [];
  const turns = createHostTurns({ pauseMs: 1_000, waiting, later: (_ms, then) => pauses.push(then) });
  const begun: string[] = [];
  const take = (name: string, signal = never()) => turns.take(HOST, signal).then(() => begun.push(name));
  /** Lets a pause pass. */
  const second = async () => {
    pauses.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, pauses, begun, take, second };
}

describe('turns of a host', () => {
  it('come one after the other, in order, with a pause between them', async () => {
    const { begun, take, second, pauses } = turnsOf(10);
    const all = Promise.all(['a', 'b', 'c'].map((name) => take(name)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(['a']);
    await second();
    expect(begun).toEqual(['a', 'b']);
    await second();
    await all;
    // A pause follows the last one too; after it nothing is in memory.
    await second();
    expect(pauses).toEqual([]);
    await take('d');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('skip a waiting request that is aborted', async () => {
    const { begun, take, second } = turnsOf(10);
    const given = new AbortController();
    const reason = new Error('left');
    await take('a');
    const leaving = expect(take('b', given.signal)).rejects.toBe(reason);
    const staying = take('c');
    given.abort(reason);
    await leaving;
    await second();
    await staying;
    expect(begun).toEqual(['a', 'c']);
    await expect(take('d', given.signal)).rejects.toBe(reason);
  });

  it('LISTINGS-79 are limited in number', async () => {
    const { turns, take, second } = turnsOf(2);
    await take('a');
    const waiting = [take('b'), take('c')];
    expect(await failureOf(turns.take(HOST, never()))).toBe('too_slow');
    await turns.take('other.example', never());
    await second();
    await second();
    await second();
    await Promise.all(waiting);
  });
});
