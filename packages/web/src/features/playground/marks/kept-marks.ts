import { VersionId } from '@home-design/contract';
import { z } from 'zod';
import { storedValue } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';
import type { Mark } from './mark.ts';

/** How many versions keep their marks. */
const MOST_KEPT = 20;
/** A brush stroke is simplified to this many points; a hand does not draw more precisely. */
const MOST_POINTS = 300;

const share = z.number();
const side = z.enum(['add', 'remove']);
const KeptMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('region'), side, id: z.int() }),
  z.object({
    kind: z.literal('box'),
    side,
    box: z.object({ x: share, y: share, width: share, height: share }),
  }),
  z.object({
    kind: z.literal('stroke'),
    side,
    width: share,
    points: z.array(z.object({ x: share, y: share })),
  }),
]);
const kept = storedValue(
  STORAGE_KEYS.marks,
  z.array(z.object({ version: VersionId, marks: z.array(KeptMark) })),
  [],
);

/**
 * Keeps the marks of an edit, so that they can be corrected later. The server keeps only the painted mask, not the
 * strokes.
 */
export function keepMarks(version: VersionId, marks: readonly Mark[]): void {
  if (marks.length === 0) return;
  const others = kept.read().filter((each) => each.version !== version);
  kept.write([{ version, marks: marks.map(thinned) }, ...others].slice(0, MOST_KEPT));
}

/** The marks of the edit that made a version; null when it was made elsewhere, or too long ago. */
export const keptMarks = (version: VersionId): Mark[] | null =>
  kept.read().find((each) => each.version === version)?.marks ?? null;

function thinned(mark: Mark): z.infer<typeof KeptMark> {
  if (mark.kind !== 'stroke') return mark;
  const step = Math.max(1, Math.ceil(mark.points.length / MOST_POINTS));
  const last = mark.points.length - 1;
  const points = mark.points
    .filter((_, place) => place % step === 0 || place === last)
    .map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
  return { ...mark, points };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
