import {
  type GoingQuestion,
  type ImageId,
  objectRoutes,
  type SelectionPoint,
  type Surface,
  type VersionId,
} from '@home-design/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import type { Mark, Point } from '../marks/mark.ts';
import { objectsQuery } from '../marks/objects-query.ts';
import { beginSteps, changeMask } from './change-selection.ts';
import { takenMask, thingAt, withThing } from './found-things.ts';
import { goingQuery } from './going-query.ts';
import { added, covers, emptyMask, type Mask, packMask, readMask, strokeMask, without } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { type SelectedMode, setSelect, useSelect } from './select-store.ts';
import { nextStep } from './selection-turn.ts';
import { boxed, type Correct, corrected, type Outline, settled, tapped } from './steps.ts';

/** Makes the server prepare a version before the first tap. */
export function usePrepared(versionId: VersionId) {
  const prepared = useQuery({
    queryKey: ['selection', versionId],
    queryFn: ({ signal }) => call(objectRoutes.prepareSelection, { params: { versionId }, signal }),
    // The server prepares a version again by itself if it has dropped it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const size = prepared.data;
  useEffect(() => {
    if (size && useSelect.getState().steps.length === 0) beginSteps(size.width, size.height);
  }, [size]);
  return prepared;
}

/** How many things are outlined at most; the most certain come first. */
const MOST_THINGS = 12;

/** Turns taps, rectangles and strokes into steps, one after another. */
export function useSelecting(versionId: VersionId) {
  const queries = useQueryClient();

  const outline: Outline = async (points, box) =>
    readMask(
      await call(objectRoutes.select, {
        params: { versionId },
        body: { points: [...points], ...(box && { box }) },
      }),
    );

  const surfaceOf = (surface: Surface, correction?: { selected: string; points: SelectionPoint[] }) =>
    call(objectRoutes.selectSurface, {
      params: { versionId },
      body: { surface, points: [], ...correction },
    });

  return {
    tap(place: Point, excludes: boolean): void {
      const { found, selecting } = useSelect.getState();
      const kind = selecting ? kindOf(selecting.mode) : 'things';
      if (kind !== 'things') {
        const correct: Correct = async (mask, points) =>
          readMask(await surfaceOf(kind, { selected: await packMask(mask), points: [...points] }));
        nextStep((step) => corrected(step, place, excludes, correct), 'asking', copy.failed);
        return;
      }
      const thing = found && !excludes ? thingAt(found, place) : undefined;
      if (found && thing) {
        // Known outlines are switched without a request; Alt still requests the thing at the place.
        changeMask((mask) => withThing(found, mask, thing.id, !covers(mask, place)));
        return;
      }
      nextStep((step) => tapped(step, place, excludes, outline), 'asking', copy.failed);
    },
    mark(mark: Mark): void {
      const excludes = mark.side === 'remove';
      if (mark.kind === 'box') {
        const { x, y, width, height } = mark.box;
        const box = { left: x, top: y, right: Math.min(1, x + width), bottom: Math.min(1, y + height) };
        nextStep((step) => boxed(step, box, excludes, outline), 'asking', copy.failed);
      }
      if (mark.kind !== 'stroke') return;
      const { points, width } = mark;
      nextStep(
        async ({ mask }) => {
          const stroke = strokeMask(mask, points, width);
          return settled(excludes ? without(mask, stroke) : added(mask, stroke));
        },
        'asking',
        copy.failed,
      );
    },
    /** Selects the surfaces or things found for an edit: walls, floor or things. */
    addFound(mode: SelectedMode, imageId: ImageId, saysWhy: boolean): void {
      // At once, so that no second request starts while this one waits for its turn.
      setSelect({ doing: 'finding' });
      nextStep(
        async ({ mask }) => {
          const { found, count } = await foundFor(mode, imageId, mask);
          if (saysWhy || count === 0)
            setSelect({ reason: (saysWhy ? copy.refused : copy.nothingFound)[kindOf(mode)](count) });
          return settled(added(mask, found));
        },
        'finding',
        copy.findingFailed,
      );
    },
    /** Selects what the edit would remove by itself. */
    addThings(question: GoingQuestion, saysWhy: boolean): void {
      setSelect({ doing: 'finding' });
      nextStep(
        async ({ mask }) => {
          const found = await queries.fetchQuery(goingQuery(versionId, question));
          const taken = found.things.filter(({ is_taken }) => is_taken).length;
          setSelect({ found, reason: saysWhy ? copy.refused.things(taken) : copy.foundThings(taken) });
          return settled(added(mask, takenMask(found)));
        },
        'finding',
        copy.findingFailed,
      );
    },
  };

  async function foundFor(
    mode: SelectedMode,
    imageId: ImageId,
    size: Mask,
  ): Promise<{ found: Mask; count: number }> {
    const kind = kindOf(mode);
    if (kind !== 'things') {
      const surface = await surfaceOf(kind);
      return { found: await readMask(surface), count: surface.pieces };
    }
    const { objects } = await queries.fetchQuery(objectsQuery(imageId, versionId));
    const outlined = objects.slice(0, MOST_THINGS);
    let found = emptyMask(size.width, size.height);
    for (const { box } of outlined) found = added(found, await outline([], box));
    return { found, count: outlined.length };
  }
}

/** The kind of things of an edit. */
function kindOf(mode: SelectedMode): 'walls' | 'floor' | 'things' {
  if (mode === 'wall-color' || mode === 'wallpaper') return 'walls';
  return mode === 'floor' ? 'floor' : 'things';
}
