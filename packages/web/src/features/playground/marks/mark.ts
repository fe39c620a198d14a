import type { Corrections, Rectangle } from '@home-design/contract';

/** Whether the edit adds a part or spares it. */
export type Side = 'add' | 'remove';

/** A point of the picture, as shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** One mark. Marks are in the order in which the user made them. */
export type Mark =
  | { kind: 'region'; side: Side; id: number }
  | { kind: 'box'; side: Side; box: Rectangle }
  | { kind: 'stroke'; side: Side; width: number; points: readonly Point[] };

export type Stroke = Extract<Mark, { kind: 'stroke' }>;

/** A smaller rectangle, as a share of the picture, is an accident. */
const LEAST_SIDE = 0.004;

/** The rectangle between two corners; null when it is too small. */
export function boxBetween(one: Point, other: Point): Rectangle | null {
  const [left, right] = [one.x, other.x].map(within).toSorted((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map(within).toSorted((a, b) => a - b) as [number, number];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < LEAST_SIDE || box.height < LEAST_SIDE ? null : box;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Whether the edit takes a region, with the user's marks. */
export function takesRegion(marks: readonly Mark[], id: number, byItself: boolean): boolean {
  const said = marks.find((mark) => mark.kind === 'region' && mark.id === id);
  return said ? said.side === 'add' : byItself;
}

/** Switches a region by a tap. A second tap removes the mark. */
export function tapped(marks: readonly Mark[], id: number, side: Side): Mark[] {
  const others = marks.filter((mark) => mark.kind !== 'region' || mark.id !== id);
  return others.length < marks.length ? others : [...others, { kind: 'region', side, id }];
}

/** The marks as arguments of an edit, without brush strokes. */
export function correctionsFrom(marks: readonly Mark[]): Corrections {
  const side = (which: Side) => {
    const own = marks.filter((mark) => mark.side === which);
    return {
      regions: own.flatMap((mark) => (mark.kind === 'region' ? mark.id : [])),
      boxes: own.flatMap((mark) => (mark.kind === 'box' ? mark.box : [])),
    };
  };
  return { add: side('add'), remove: side('remove') };
}

/** The brush strokes of one side. */
export const strokesOf = (marks: readonly Mark[], side: Side): Stroke[] =>
  marks.filter((mark): mark is Stroke => mark.kind === 'stroke' && mark.side === side);

/** The marks that an edit was made with, as far as the version stores them. */
export function marksFrom({ add, remove }: Corrections): Mark[] {
  const sides = [
    ['add', add],
    ['remove', remove],
  ] as const;
  return sides.flatMap(([side, { regions, boxes }]) => [
    ...regions.map((id) => ({ kind: 'region', side, id }) as const),
    ...boxes.map((box) => ({ kind: 'box', side, box }) as const),
  ]);
}
