import type { Corrections, Rectangle } from '@home-design/contract';

/** Whether the edit takes a part as well, or spares it. */
export type Side = 'add' | 'remove';

/** A place in the picture, as shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** One thing a person pointed out, in the order they did. */
export type Mark =
  | { kind: 'region'; side: Side; id: number }
  | { kind: 'box'; side: Side; box: Rectangle }
  | { kind: 'stroke'; side: Side; width: number; points: readonly Point[] };

export type Stroke = Extract<Mark, { kind: 'stroke' }>;

/** Smaller than this, as a share of the picture, is a slip of the hand. */
const LEAST_SIDE = 0.004;

/** The rectangle between two corners; null when it is too small to be meant. */
export function boxBetween(one: Point, other: Point): Rectangle | null {
  const [left, right] = [one.x, other.x].map(within).toSorted((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map(within).toSorted((a, b) => a - b) as [number, number];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < LEAST_SIDE || box.height < LEAST_SIDE ? null : box;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Whether the edit takes a region, after what a person said about it. */
export function takesRegion(marks: readonly Mark[], id: number, byItself: boolean): boolean {
  const said = marks.find((mark) => mark.kind === 'region' && mark.id === id);
  return said ? said.side === 'add' : byItself;
}

/** A tap on a region: switches it over; a second tap leaves it to the edit again. */
export function tapped(marks: readonly Mark[], id: number, side: Side): Mark[] {
  const others = marks.filter((mark) => mark.kind !== 'region' || mark.id !== id);
  return others.length < marks.length ? others : [...others, { kind: 'region', side, id }];
}

/** The marks as arguments of an edit, but for what was painted. */
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

/** What was painted on one side. */
export const strokesOf = (marks: readonly Mark[], side: Side): Stroke[] =>
  marks.filter((mark): mark is Stroke => mark.kind === 'stroke' && mark.side === side);

/** The marks that an edit was made with, as far as the version tells them. */
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
