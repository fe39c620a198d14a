import type { EditClass, VersionId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import type { VersionRow } from '../versions/index.ts';
import { historyOf } from './photo-history.ts';

const version = (id: string, madeFrom: string | null, more: Partial<VersionRow> = {}): VersionRow =>
  ({
    ...{ id, madeFromId: madeFrom, kind: madeFrom === null ? 'original' : 'edited' },
    ...{ operation: 'lighting', editClass: 'light only', shownClass: 'light only', lostEdits: [] },
    ...{ parameters: {}, seed: 1, description: '', label: id, createdAt: new Date(0) },
    ...more,
  }) as unknown as VersionRow;

const lost = (id: string, editClass: EditClass) => ({
  ...{ version: id as VersionId, mode: 'sky' as const, editClass, settings: {}, seed: 1 },
  ...{ description: id, madeAt: new Date(0).toISOString(), program: null, found: null },
});

const names = ({ edits }: ReturnType<typeof historyOf>) => edits.map(({ version: id }) => id);

describe('the history of a picture', () => {
  const photo = version('photo', null, { shownClass: null });

  it('names every edit since the photo, the first one first', () => {
    const rows = [photo, version('a', 'photo'), version('b', 'a'), version('other', 'photo')];
    const history = historyOf(rows[2] as VersionRow, rows);
    expect([names(history), history.isComplete]).toEqual([['a', 'b'], true]);
    expect(historyOf(photo, rows)).toEqual({ edits: [], isComplete: true });
  });

  it('names edits whose versions were deleted for good, in their place', () => {
    const a = version('a', 'photo', { lostEdits: [lost('first', 'view')], shownClass: 'view' });
    const b = version('b', 'a', { lostEdits: [lost('second', 'surfaces')], shownClass: 'view' });
    const history = historyOf(b, [photo, a, b]);
    expect([names(history), history.isComplete]).toEqual([['first', 'a', 'second', 'b'], true]);
    expect(history.edits[0]).not.toHaveProperty('found');
  });

  it('is incomplete if the picture shows more than its edits explain, or has lost its source', () => {
    const more = version('a', 'photo', { shownClass: 'structure' });
    expect(historyOf(more, [photo, more]).isComplete).toBe(false);
    const loose = version('a', 'gone');
    expect(historyOf(loose, [photo, loose]).isComplete).toBe(false);
  });
});
