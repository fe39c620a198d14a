import type { FurnitureKind, RoomView, StagingPlan } from '@home-design/contract';
import { useMemo, useReducer, useState } from 'react';
import type { Point } from '../marks/mark.ts';
import type { Alignment } from './arrange/align-pieces.ts';
import { lockedAmong, moved, turnedAround } from './arrange/item-changes.ts';
import { inTheWay } from './arrange/room-limits.ts';
import type { Guide } from './arrange/snapped.ts';
import { draggedAndSnapped } from './arrange/snapped-piece.ts';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import * as edits from './plan-edits.ts';
import type { Kinds, PlanItem } from './plan-items.ts';
import { movedInside, nextId, turnTowards, wayTo } from './plan-moves.ts';
import { planAfter, planState } from './plan-undo.ts';
import { usePlanChoice } from './use-plan-choice.ts';

export type PlanEditing = ReturnType<typeof usePlanEditing>;

const NO_GUIDES: readonly Guide[] = [];
const NOTHING: readonly PlanItem[] = [];

interface PlanEditingOptions {
  view: RoomView;
  list: readonly FurnitureKind[];
  /** Whether the photo shows none of the arrangement yet. */
  isNew: boolean;
}

/** The state of editing an arrangement: its items, the chosen pieces, and the actions. */
export function usePlanEditing(plan: StagingPlan, { view, list, isNew }: PlanEditingOptions) {
  const kinds: Kinds = useMemo(() => new Map(list.map((each) => [each.kind, each])), [list]);
  const room = useMemo(() => ({ view, kinds }), [view, kinds]);
  const given = useMemo<PlanItem[]>(() => plan.items.map((item, id) => ({ ...item, id })), [plan]);
  const rendered = isNew ? NOTHING : given;
  const [state, dispatch] = useReducer(planAfter, given, planState);
  const [news, setNews] = useState('');
  const [guides, setGuides] = useState(NO_GUIDES);
  const [isSnapping, setSnapping] = useState(true);
  const { items } = state;
  const choice = usePlanChoice(items, setNews);
  const { places, chosen } = choice;
  const from = { room, items, places };
  const held = lockedAmong(items, places, kinds);

  function make(change: edits.Change | null): void {
    if (!change) return;
    dispatch({ type: 'changed', items: change.items });
    setNews(change.says);
    setGuides(change.guides ?? NO_GUIDES);
    if (change.chosen) choice.set(change.chosen);
  }
  /** Locked pieces stay as they are. */
  function makeIfFree(change: () => edits.Change | null): void {
    if (held) setNews(copy.isLocked(wordsOf(held.kind)));
    else make(change());
  }

  return {
    ...state,
    ...choice,
    ...{ kinds, rendered, news, guides, isSnapping, held },
    isChanged: !isSame(items, rendered),
    blocker: chosen ? inTheWay(items, items.indexOf(chosen), kinds) : undefined,
    toggleSnapping: (): void => setSnapping((is) => !is),
    /** Moves the chosen pieces by meters: to the right of the picture, and away or, on a wall, up. */
    step: (right: number, away: number, isFine = false): void =>
      makeIfFree(() => edits.stepped(from, right, away, isSnapping && !isFine)),
    /** Moves the chosen pieces so that the foot of the last one is at a point of the picture. */
    drag(foot: Point, isFree: boolean): void {
      const start = state.draggedFrom ?? items;
      const piece = start[places.at(-1) ?? -1];
      const by = piece && !held && wayTo(room, piece, foot);
      if (!by) return;
      const arranged =
        isFree || !isSnapping
          ? { items: movedInside(room, start, places, by), guides: NO_GUIDES }
          : draggedAndSnapped(room, moved(start, places, by, kinds), places);
      dispatch({ type: 'dragged', items: arranged.items });
      setGuides(arranged.guides);
    },
    /** Turns the chosen piece's front to a point of the picture. */
    dragFront(towards: Point): void {
      const start = state.draggedFrom ?? items;
      const place = places.at(-1) ?? -1;
      const piece = start[place];
      const wanted = piece && !held ? turnTowards(room, piece, towards) : null;
      if (!piece || wanted === null) return;
      dispatch({ type: 'dragged', items: turnedAround(start, [place], wanted - piece.turn, kinds) });
    },
    drop(): void {
      setGuides(NO_GUIDES);
      if (!state.draggedFrom) return;
      dispatch({ type: 'dropped' });
      setNews(edits.whereIs(chosen ?? undefined));
    },
    turn: (degrees: number): void => makeIfFree(() => edits.turned(from, degrees)),
    toWall: (): void => makeIfFree(() => edits.toWall(from)),
    swap(kind: string, shape: string): void {
      const to = kinds.get(kind);
      if (to) makeIfFree(() => edits.swappedFor(from, to, shape));
    },
    remove: (): void => makeIfFree(() => edits.removed(from)),
    add(kind: string): void {
      const to = kinds.get(kind);
      if (to) make(edits.added(from, to, nextId([items, rendered, ...state.past])));
    },
    copy: (): void => make(edits.copied(from, nextId([items, rendered, ...state.past]))),
    align: (alignment: Alignment): void => make(edits.alignedTo(from, alignment)),
    /** Locks pieces, or unlocks them: the given one, else the chosen ones. */
    lock(isLocked: boolean, id?: number): void {
      const which = id === undefined ? places : [items.findIndex((item) => item.id === id)];
      make(edits.locked({ ...from, places: which }, isLocked));
    },
    undo(): void {
      dispatch({ type: 'undone' });
      setNews(copy.undone);
      setGuides(NO_GUIDES);
    },
    redo(): void {
      dispatch({ type: 'redone' });
      setGuides(NO_GUIDES);
    },
    /** The arrangement to render. */
    plan: (): StagingPlan => ({ ...plan, items: items.map(({ id: _id, ...item }) => item) }),
  };
}

/** Whether two arrangements look alike; locks do not show. */
function isSame(items: readonly PlanItem[], others: readonly PlanItem[]): boolean {
  const looks = (list: readonly PlanItem[]) => JSON.stringify(list.map(({ locked: _is, ...item }) => item));
  return items === others || looks(items) === looks(others);
}
