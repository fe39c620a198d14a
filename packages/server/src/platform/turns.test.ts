import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Tasks that end when the test says so, and the order in which they began. */
function scene(slots: number) {
  const turns = createTurns(slots);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (account: string, name: string) =>
    turns.run(account, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endOne = async () => {
    await new Promise((done) => setImmediate(done));
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { ask, begun, endOne };
}

describe('turns of accounts', () => {
  it('a task of another account waits for the running one, and not for all earlier ones', async () => {
    const { ask, begun, endOne } = scene(1);
    for (let i = 0; i < 20; i++) void ask('many', `many ${i}`);
    void ask('one', 'one 0');
    void ask('other', 'other 0');
    await endOne();
    await endOne();
    await endOne();
    expect(begun).toEqual(['many 0', 'one 0', 'other 0', 'many 1']);
  });

  it('runs as many tasks at once as allowed, and continues after a failure', async () => {
    const turns = createTurns(2);
    let [running, most] = [0, 0];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, (_, i) =>
        turns.run('a', async () => {
          most = Math.max(most, ++running);
          await new Promise((done) => setImmediate(done));
          running--;
          if (i % 2) throw new Error('no');
          return i;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      Array.from({ length: 9 }, (_, i) => i % 2 === 0),
    );
  });

  it('the next task of any of k waiting accounts is among the next k; tasks of one account run in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(4), { minLength: 1, maxLength: 40 }), async (asked) => {
        const { ask, begun, endOne } = scene(1);
        for (const [i, who] of asked.entries()) void ask(`${who}`, `${who} ${i}`);
        void ask('new', 'new');
        for (let i = 0; i < asked.length + 1; i++) await endOne();
        const others = new Set(asked).size;
        expect(begun.indexOf('new')).toBeLessThanOrEqual(others);
        expect(begun).toHaveLength(asked.length + 1);
        for (const who of new Set(asked)) {
          const own = begun.filter((name) => name.startsWith(`${who} `));
          expect(own).toEqual(asked.flatMap((one, i) => (one === who ? [`${who} ${i}`] : [])));
        }
      }),
    );
  });
});
