import { describe, expect, it } from 'vitest';
import { designOf, silhouettesOf } from '../../../furniture/catalog.ts';
import type { PieceKind } from '../../../furniture/kinds.ts';
import type { Piece } from '../../../furniture/piece.ts';
import { SAMPLE_STYLES, type StyleName } from '../../../furniture/styles/style.ts';
import { footOf } from '../../../furniture/support.ts';
import { pieceOf } from '../piece-of.ts';
import { candidate } from './candidate.ts';
import { turned } from './footprint.ts';
import { settleDecor } from './settle-decor.ts';
import { USUAL_SIZES } from './sizes.ts';
import type { PlanItem } from './staging-plan.ts';

/** Every kind on which arrangements put small things, and all those things. */
const CARRIERS: readonly PieceKind[] = [
  'coffee-table',
  'side-table',
  'console-table',
  'dining-table',
  'desk',
  'nightstand',
  'dresser',
  'tv-unit',
  'sideboard',
  'bath-stool',
  'outdoor-table',
];
const DECOR: readonly PieceKind[] = ['vase', 'books', 'bowl', 'tray', 'candles', 'table-lamp', 'small-plant'];
/** Meters. */
const GAP = 0.002;

const item = (kind: PieceKind, silhouette: string, x: number, z: number, turn: number): PlanItem => ({
  kind,
  silhouette,
  x,
  y: 0,
  z,
  turn,
  size: USUAL_SIZES[kind],
});
const thing = ({ kind, size, x, z, turn }: PlanItem, on?: ReturnType<typeof candidate>) =>
  candidate(kind, size, { x, z, turn, ...(on && { on }) });

/** Height of the topmost surface below a place in the piece's coordinates; -1 beside it. */
function topAt({ parts }: Piece, x: number, z: number): number {
  let top = -1;
  for (const { mesh } of parts) {
    const { positions: p, triangles: t } = mesh;
    for (let i = 0; i < t.length; i += 3) {
      const [a, b, c] = [t[i]! * 3, t[i + 1]! * 3, t[i + 2]! * 3];
      const side = (from: number, to: number) =>
        (p[to]! - p[from]!) * (z - p[from + 2]!) - (x - p[from]!) * (p[to + 2]! - p[from + 2]!);
      const [ab, bc, ca] = [side(a, b), side(b, c), side(c, a)];
      if (!((ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0))) continue;
      const all = ab + bc + ca;
      if (all !== 0) top = Math.max(top, (bc * p[a + 1]! + ca * p[b + 1]! + ab * p[c + 1]!) / all);
    }
  }
  return top;
}

let last: { key: string; piece: Piece } | undefined;
/** Cached, because all small things are tried on each piece. */
function builtAs(plan: { style: StyleName; seed: number }, carrier: PlanItem): Piece {
  const key = `${plan.style} ${carrier.kind} ${carrier.silhouette}`;
  if (last?.key !== key) last = { key, piece: pieceOf(plan, carrier, 0, 2) };
  return last.piece;
}

const feet = new Map<string, ReturnType<typeof footOf>>();
/** Cached, because each small thing is tried on all pieces. */
function footAs(plan: { style: StyleName; seed: number }, small: PlanItem): ReturnType<typeof footOf> {
  const key = `${plan.style} ${small.kind} ${small.silhouette} ${small.size}`;
  const foot = feet.get(key) ?? footOf(pieceOf(plan, small, 1, 2));
  feet.set(key, foot);
  return foot;
}

/** The gap below a settled thing, at five distinct places of its foot. */
function gapOf(plan: { style: StyleName; seed: number }, carrier: PlanItem, small: PlanItem): number {
  const below = builtAs(plan, carrier);
  const foot = footAs(plan, small);
  const [x, z] = turned(small.x - carrier.x, small.z - carrier.z, -carrier.turn);
  const tops = [-0.7, 0, 0.7].flatMap((u) =>
    [-0.7, 0, 0.7].map((v) => {
      const [dx, dz] = turned(u * foot.halfWidth, v * foot.halfDepth, small.turn - carrier.turn);
      return topAt(below, x + dx, z + dz);
    }),
  );
  return small.y + foot.bottom - Math.max(...tops);
}

describe.each(SAMPLE_STYLES)('in the style %s', (style) => {
  it('puts every small thing on every piece within 2 mm of its top', () => {
    const plan = { style, seed: 3 };
    let [rested, asked] = [0, 0];
    for (const kind of CARRIERS) {
      for (const silhouette of silhouettesOf(kind, style)) {
        const carrier = item(kind, silhouette, -1.2, -3.1, 40);
        const on = thing(carrier);
        for (const [i, decor] of DECOR.entries()) {
          const shapes = silhouettesOf(decor, style);
          const [dx, dz] = turned(0.24 * carrier.size[0], -0.05, carrier.turn);
          const small = item(decor, shapes[i % shapes.length]!, carrier.x + dx, carrier.z + dz, 12);
          const [, settled] = settleDecor(plan, [carrier, small], [on, thing(small, on)]);
          asked++;
          if (!settled) continue;
          rested++;
          const gap = gapOf(plan, carrier, settled);
          expect(Math.abs(gap), `${decor} on ${silhouette} ${kind}: ${gap}`).toBeLessThan(GAP);
        }
      }
    }
    // Large things find no place on the smallest tables.
    expect(rested / asked).toBeGreaterThan(0.85);
  });
});

const tall = { style: 'modern', seed: 3 } as const;
const nested = item('coffee-table', 'nested', 0, -3, 0);

it('uses the lower of two tops, if a thing is wanted there', () => {
  const on = thing(nested);
  const low = item('bowl', designOf('bowl').silhouettes[0], 0.3, -2.95, 0);
  const high = item('bowl', designOf('bowl').silhouettes[0], -0.3, -3.1, 0);
  const [table, a, b] = settleDecor(tall, [nested, low, high], [on, thing(low, on), thing(high, on)]);
  expect(table).toEqual(nested);
  expect(a!.y).toBeLessThan(0.8 * nested.size[1]);
  expect(b!.y).toBeGreaterThan(0.95 * nested.size[1]);
});

it('puts nothing on occupied places, and leaves out things without a place', () => {
  const table = item('side-table', silhouettesOf('side-table', 'modern')[0], 1, -2, 0);
  const on = thing(table);
  const books = Array.from({ length: 6 }, () => item('books', 'stack', 1, -2, 0));
  const [, ...settled] = settleDecor(tall, [table, ...books], [on, ...books.map((one) => thing(one, on))]);
  expect(settled.length).toBeGreaterThan(0);
  expect(settled.length).toBeLessThan(4);
  for (const [i, a] of settled.entries()) {
    for (const b of settled.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(0.15);
  }
});

it('leaves things on the floor unchanged', () => {
  const lamp = item('floor-lamp', 'arc', 1, -2, 30);
  expect(settleDecor(tall, [nested, lamp], [thing(nested), thing(lamp)])).toEqual([nested, lamp]);
});
