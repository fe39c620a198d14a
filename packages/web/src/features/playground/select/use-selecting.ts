import { type GoingQuestion, objectRoutes, type VersionId } from '@home-design/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { log } from '../../../lib/log.ts';
import { goingQuery, regionsQuery } from '../detail-queries.ts';
import type { Mark, Point } from '../marks/mark.ts';
import { takenMask, thingAt, withThing } from './found-things.ts';
import { added, covers, readMask, strokeMask, without } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { addStep, beginSteps, changeMask, setSelect, stepOf, useSelect } from './select-store.ts';
import { boxed, type Outline, type Step, settled, tapped } from './steps.ts';
import { wallsFound } from './walls-found.ts';

/** The server looks at a version ahead of the first tap. */
export function usePrepared(versionId: VersionId) {
  const prepared = useQuery({
    queryKey: ['selection', versionId],
    queryFn: ({ signal }) => call(objectRoutes.prepareSelection, { params: { versionId }, signal }),
    // What the server forgot it prepares again by itself.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const size = prepared.data;
  useEffect(() => {
    if (size && useSelect.getState().steps.length === 0) beginSteps(size.width, size.height);
  }, [size]);
  return prepared;
}

/** Taps come faster than answers; each goes on from what the one before it made. */
let turn: Promise<unknown> = Promise.resolve();

/** Taps, rectangles and strokes, each turned into the next step, one after the other. */
export function useSelecting(versionId: VersionId) {
  const queries = useQueryClient();

  const outline: Outline = async (points, box) =>
    readMask(
      await call(objectRoutes.select, {
        params: { versionId },
        body: { points: [...points], ...(box && { box }) },
      }),
    );

  function next(
    change: (step: Step) => Promise<Step>,
    what: 'asking' | 'walls' | 'things',
    failed: string,
  ): void {
    turn = turn.then(async () => {
      const begun = useSelect.getState();
      const step = stepOf(begun);
      if (!step) return;
      setSelect({ doing: what, problem: '' });
      try {
        const made = await change(step);
        // Meanwhile another picture may be shown.
        if (useSelect.getState().selecting === begun.selecting) addStep(made);
      } catch (error) {
        log.error('Selecting failed', error);
        setSelect({ problem: messageOf(error, failed) });
      } finally {
        setSelect({ doing: null });
      }
    });
  }

  return {
    tap(place: Point, excludes: boolean): void {
      const { found } = useSelect.getState();
      const thing = found && !excludes ? thingAt(found, place) : undefined;
      if (found && thing) {
        // Known outlines are switched at once; Alt still asks for what lies at the place.
        changeMask((mask) => withThing(found, mask, thing.id, !covers(mask, place)));
        return;
      }
      next((step) => tapped(step, place, excludes, outline), 'asking', copy.failed);
    },
    mark(mark: Mark): void {
      const excludes = mark.side === 'remove';
      if (mark.kind === 'box') {
        const { x, y, width, height } = mark.box;
        const box = { left: x, top: y, right: Math.min(1, x + width), bottom: Math.min(1, y + height) };
        next((step) => boxed(step, box, excludes, outline), 'asking', copy.failed);
      }
      if (mark.kind !== 'stroke') return;
      const { points, width } = mark;
      next(
        async ({ mask }) => {
          const stroke = strokeMask(mask, points, width);
          return settled(excludes ? without(mask, stroke) : added(mask, stroke));
        },
        'asking',
        copy.failed,
      );
    },
    /** Selects the walls that the edit would find by itself. */
    addWalls(saysWhy: boolean): void {
      next(
        async ({ mask }) => {
          const { walls, count } = wallsFound(await queries.fetchQuery(regionsQuery(versionId)), mask);
          if (saysWhy || count === 0) setSelect({ reason: saysWhy ? copy.refused(count) : copy.noWalls });
          return settled(added(mask, walls));
        },
        'walls',
        copy.wallsFailed,
      );
    },
    /** Selects what the edit would take away by itself. */
    addThings(question: GoingQuestion, saysWhy: boolean): void {
      next(
        async ({ mask }) => {
          const found = await queries.fetchQuery(goingQuery(versionId, question));
          const taken = found.things.filter(({ is_taken }) => is_taken).length;
          setSelect({ found, reason: saysWhy ? copy.refusedThings(taken) : copy.foundThings(taken) });
          return settled(added(mask, takenMask(found)));
        },
        'things',
        copy.thingsFailed,
      );
    },
  };
}
