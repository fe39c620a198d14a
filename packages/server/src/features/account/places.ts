import { SessionId, type SignedInPlace } from '@home-design/contract';
import type { SessionRow } from './store.ts';

/** A browser in which a person is signed in, and the sessions it has had since it signed in. */
export interface Place {
  rows: SessionRow[];
  isCurrent: boolean;
}

/**
 * Sessions of one sign-in are one place: a browser that lost its cookie starts another session with the same sign-in.
 * @param rows the last used first
 * @returns this browser first, then the last used first
 */
export function placesOf(rows: readonly SessionRow[], currentId: string): Place[] {
  const byOrigin = Map.groupBy(rows, (row) => row.signIn ?? row.id);
  const places = [...byOrigin.values()].map((own) => ({
    rows: own.toSorted((a, b) => Number(b.id === currentId) - Number(a.id === currentId)),
    isCurrent: own.some(({ id }) => id === currentId),
  }));
  return places.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export function placeView({ rows, isCurrent }: Place): SignedInPlace {
  const times = (column: 'createdAt' | 'usedAt') => rows.map((row) => row[column].getTime());
  return {
    id: SessionId.parse(rows[0]?.id),
    device: rows[0]?.device ?? null,
    createdAt: new Date(Math.min(...times('createdAt'))).toISOString(),
    lastUsedAt: new Date(Math.max(...times('usedAt'))).toISOString(),
    isCurrent,
  };
}
