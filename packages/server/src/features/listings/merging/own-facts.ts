import type { ListingId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { ReadFacts } from '../reading-store.ts';
import { COLUMN_OF } from './changes.ts';
import { mergesInto } from './merge-store.ts';

const FACTS: ReadonlySet<string> = new Set([...Object.values(COLUMN_OF), 'attribution']);

/** The facts read for a listing, without those that were taken from merged listings. */
export async function ownFacts(tx: Database, id: ListingId, read: ReadFacts): Promise<Partial<ReadFacts>> {
  const merges = await mergesInto(tx, id);
  if (merges.length === 0) return read;
  const taken = new Set(
    merges.flatMap(({ changes }) => Object.keys(changes.columns)).filter((name) => FACTS.has(name)),
  );
  const foundIn: Record<string, unknown> = JSON.parse(read.foundIn ?? '{}');
  for (const { changes } of merges) {
    for (const [name, { after }] of Object.entries(changes.foundIn)) foundIn[name] = after;
  }
  const rest = Object.entries(read).filter(([name]) => !taken.has(name));
  return { ...Object.fromEntries(rest), foundIn: JSON.stringify(foundIn) };
}
