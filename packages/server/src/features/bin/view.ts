import { API_BASE, type BinEntry } from '@home-design/contract';
import { purgedAt } from './rules.ts';
import type { BinRow } from './store.ts';

/** The wire form of something in the bin. */
export function binEntryView(row: BinRow): BinEntry {
  return {
    kind: row.kind,
    id: row.id,
    title: row.title,
    inside: row.inside,
    size: row.size,
    thumbnail_url: row.pictureOf && `${API_BASE}/bin/pictures/${row.pictureOf}/`,
    deleted_at: row.deletedAt.toISOString(),
    purged_at: purgedAt(row.deletedAt).toISOString(),
    waits_for: row.waitsFor,
  };
}
