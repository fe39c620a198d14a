import { UserId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { placesOf, placeView } from './places.ts';
import type { SessionRow } from './store.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute));
const row = (id: string, change: Partial<SessionRow>): SessionRow => ({
  id: id.repeat(64),
  userId: UserId.parse('person'),
  signIn: null,
  device: null,
  isHostBound: false,
  createdAt: at(0),
  usedAt: at(0),
  expiresAt: at(59),
  ...change,
});

describe('the places where a person is signed in', () => {
  it('names this browser first, then those used last', () => {
    const rows = [row('c', { usedAt: at(9) }), row('b', { usedAt: at(5) }), row('a', { usedAt: at(1) })];
    const ids = placesOf(rows, 'a'.repeat(64)).map(({ rows: [first] }) => first?.id[0]);
    expect(ids).toEqual(['a', 'c', 'b']);
  });

  it('counts the sessions of one sign-in as one browser, from its first start to its last use', () => {
    const rows = [
      row('c', { signIn: 'x', device: 'Firefox on Linux', createdAt: at(3), usedAt: at(9) }),
      row('b', { signIn: 'y', usedAt: at(7) }),
      row('a', { signIn: 'x', device: 'Safari on iPhone', createdAt: at(1), usedAt: at(2) }),
    ];
    expect(placesOf(rows, 'a'.repeat(64)).map(placeView)).toEqual([
      {
        id: 'a'.repeat(64),
        device: 'Safari on iPhone',
        createdAt: at(1).toISOString(),
        lastUsedAt: at(9).toISOString(),
        isCurrent: true,
      },
      expect.objectContaining({ id: 'b'.repeat(64), isCurrent: false }),
    ]);
  });
});
