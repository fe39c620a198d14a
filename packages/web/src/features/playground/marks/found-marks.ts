import type { FoundMark } from '@home-design/contract';
import { marksCopy as copy } from './marks-copy.ts';
import type { Regions } from './region-map.ts';

/** Boxes are looked up in a map with this many places in each direction. */
const SIDE = 400;
/** Lines of text are thin, so a tap that misses one by this share of the picture still counts. */
const SLACK = 0.008;
/** No mark. */
const NONE = 0xffff;

/** The found watermarks as regions to tap. If two overlap, the smaller or likelier one is on top. */
export function regionsOfMarks(marks: readonly FoundMark[]): Regions {
  const labels = new Uint16Array(SIDE * SIDE).fill(NONE);
  const place = (share: number) => Math.min(SIDE, Math.max(0, Math.round(share * SIDE)));
  const lastOnTop = marks.toSorted((a, b) => areaOf(b) - areaOf(a) || a.confidence - b.confidence);
  for (const { id, box } of lastOnTop) {
    const [left, right] = [place(box.left - SLACK), place(box.right + SLACK)];
    for (let row = place(box.top - SLACK); row < place(box.bottom + SLACK); row += 1) {
      labels.fill(id, row * SIDE + left, row * SIDE + right);
    }
  }
  return {
    width: SIDE,
    height: SIDE,
    labels,
    regions: marks.map((mark) => ({
      id: mark.id,
      share: areaOf(mark),
      isTaken: mark.is_taken,
      name: copy.markNames[mark.kind],
    })),
  };
}

const areaOf = ({ box }: FoundMark): number => (box.right - box.left) * (box.bottom - box.top);
