import type { FurnitureKind, RoomView, StagingPlan } from '@home-design/contract';
import { useMemo, useReducer, useState } from 'react';
import type { Point } from '../marks/mark.ts';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import {
  backInside,
  inTheWay,
  isOnWall,
  type Kinds,
  moved,
  type PlanItem,
  swapped,
  turnedAround,
  turnedBy,
  without,
} from './plan-items.ts';
import { planAfter, planState } from './plan-undo.ts';
import { onPlane, type RoomPoint } from './room-camera.ts';

const UP: RoomPoint = [0, 1, 0];
/** The place of a new piece: the floor at this point of the picture. */
const NEW_PLACE: Point = { x: 0.5, y: 0.8 };

export type PlanEditing = ReturnType<typeof usePlanEditing>;

/** The state of editing an arrangement: its items, the chosen piece, and the actions. */
export function usePlanEditing(plan: StagingPlan, view: RoomView, list: readonly FurnitureKind[]) {
  const kinds: Kinds = useMemo(() => new Map(list.map((each) => [each.kind, each])), [list]);
  const rendered = useMemo<PlanItem[]>(() => plan.items.map((item, id) => ({ ...item, id })), [plan]);
  const [state, dispatch] = useReducer(planAfter, rendered, planState);
  const [chosenId, choose] = useState<number | null>(rendered[0]?.id ?? null);
  const [news, setNews] = useState('');
  const { items } = state;
  const place = items.findIndex(({ id }) => id === chosenId);
  const chosen = items[place] ?? null;

  function change(next: readonly PlanItem[], says: string): void {
    dispatch({ type: 'changed', items: next });
    setNews(says);
  }

  /** Items with the chosen one moved, and brought back inside the room. */
  function movedBy(by: { x: number; y?: number; z: number }): PlanItem[] {
    const next = moved(items, place, by, kinds);
    const there = next[place];
    if (!there) return next;
    return moved(next, place, backInside(there, view, kinds), kinds);
  }

  const whereIs = (item: PlanItem | undefined): string =>
    item ? copy.at(wordsOf(item.kind), Math.max(0, -item.z), item.x) : '';

  return {
    ...state,
    kinds,
    rendered,
    chosen,
    news,
    isChanged: state.past.length > 0 && !isSame(items, rendered),
    blocker: place === -1 ? undefined : inTheWay(items, place, kinds),
    choose(id: number): void {
      choose(id);
      const item = items.find((each) => each.id === id);
      if (item) setNews(copy.chosen(wordsOf(item.kind)));
    },
    chooseNext(step: 1 | -1): void {
      const next = items.at((place + step) % Math.max(1, items.length));
      if (!next) return;
      choose(next.id);
      setNews(copy.chosen(wordsOf(next.kind)));
    },
    /** Moves the chosen piece by meters: to the right of the picture, and away or, on a wall, up. */
    step(right: number, away: number): void {
      if (!chosen) return;
      const [x, z] = isOnWall(chosen, kinds) ? turnedBy(right, 0, chosen.turn) : alongView(view, right, away);
      const next = movedBy({ x, y: isOnWall(chosen, kinds) ? away : 0, z });
      change(next, whereIs(next[place]));
    },
    /** Moves a piece so that its foot is at a point of the picture, as far as the room allows. */
    drag(foot: Point): void {
      if (!chosen) return;
      const through: RoomPoint = [chosen.x, chosen.y, chosen.z];
      const [nx, nz] = turnedBy(0, 1, chosen.turn);
      const to = onPlane(view, foot, through, isOnWall(chosen, kinds) ? [nx, 0, nz] : UP);
      if (!to) return;
      const by = { x: to[0] - chosen.x, y: to[1] - chosen.y, z: to[2] - chosen.z };
      dispatch({ type: 'dragged', items: movedBy(by) });
    },
    /** Turns the chosen piece's front to a point of the picture. */
    dragFront(towards: Point): void {
      if (!chosen) return;
      const to = onPlane(view, towards, [chosen.x, chosen.y, chosen.z], UP);
      if (!to) return;
      const wanted = snapped((Math.atan2(to[0] - chosen.x, to[2] - chosen.z) * 180) / Math.PI);
      dispatch({ type: 'dragged', items: turnedAround(items, place, wanted - chosen.turn, kinds) });
    },
    drop(): void {
      dispatch({ type: 'dropped' });
      setNews(whereIs(items[place]));
    },
    turn(degrees: number): void {
      if (!chosen || isOnWall(chosen, kinds)) return;
      const next = turnedAround(items, place, degrees, kinds);
      change(next, copy.turned(wordsOf(chosen.kind), next[place]?.turn ?? 0));
    },
    swap(kind: string, shape: string): void {
      const to = kinds.get(kind);
      if (!to || !chosen) return;
      change(
        swapped(items, place, to, shape),
        copy.swapped(`${wordsOf(shape)} ${wordsOf(kind).toLowerCase()}`),
      );
    },
    remove(): void {
      if (!chosen) return;
      const next = without(items, place, kinds);
      change(next, copy.removed(wordsOf(chosen.kind)));
      choose(next[Math.min(place, next.length - 1)]?.id ?? null);
    },
    add(kind: string): void {
      const to = kinds.get(kind);
      const [shape] = to?.silhouettes ?? [];
      if (!to || shape === undefined) return;
      const spot = onPlane(view, NEW_PLACE, [0, 0, 0], UP) ?? [0, 0, -2];
      const id =
        1 +
        Math.max(
          -1,
          ...[...items, ...rendered].map((each) => each.id),
          ...state.past.flat().map((each) => each.id),
        );
      const item = { id, kind, silhouette: shape, x: spot[0], y: 0, z: spot[2], turn: 0, size: to.size };
      const inside = backInside(item, view, kinds);
      change([...items, { ...item, x: item.x + inside.x, z: item.z + inside.z }], copy.added(wordsOf(kind)));
      choose(id);
    },
    undo(): void {
      dispatch({ type: 'undone' });
      setNews(copy.undone);
    },
    redo: (): void => dispatch({ type: 'redone' }),
    /** The arrangement to render. */
    plan: (): StagingPlan => ({ ...plan, items: items.map(({ id: _id, ...item }) => item) }),
  };
}

const isSame = (items: readonly PlanItem[], others: readonly PlanItem[]): boolean =>
  JSON.stringify(items) === JSON.stringify(others);

/** Converts right and ahead in the picture to a vector on the floor. */
function alongView(
  { right, forward }: RoomView,
  across: number,
  away: number,
): readonly [x: number, z: number] {
  const unit = (x: number, z: number) => [x / Math.hypot(x, z), z / Math.hypot(x, z)] as const;
  const [rx, rz] = unit(right[0], right[2]);
  const [fx, fz] = unit(forward[0], forward[2]);
  return [across * rx + away * fx, across * rz + away * fz];
}

/** Turning snaps to right angles and halves of them. */
function snapped(degrees: number): number {
  const near = Math.round(degrees / 45) * 45;
  return Math.abs(degrees - near) < 6 ? near : degrees;
}
