import type { FurnitureKind, RoomView, StagingPlan } from '@home-design/contract';
import { useMemo } from 'react';
import { farFirst, outlineOf } from '../plan/stage/outline.ts';
import classes from './second-view.module.css';

interface PlacedOutlinesProps {
  view: RoomView;
  plan: StagingPlan;
  list: readonly FurnitureKind[];
}

/** The outlines of an arrangement on a photo. */
export function PlacedOutlines({ view, plan, list }: PlacedOutlinesProps) {
  const kinds = useMemo(() => new Map(list.map((each) => [each.kind, each])), [list]);
  const down = (1000 * view.height) / view.width;
  const seen = plan.items.flatMap((piece, id) => {
    const item = { ...piece, id };
    const outline = outlineOf(view, item, kinds);
    return outline ? [{ item, outline }] : [];
  });
  return (
    <svg className={classes.outlines} viewBox={`0 0 1000 ${down}`} preserveAspectRatio="none" aria-hidden>
      {farFirst(seen, kinds).map(({ item, outline }) => (
        <polygon
          key={item.id}
          points={outline.around.map(({ x, y }) => `${x * 1000} ${y * down}`).join(', ')}
        />
      ))}
    </svg>
  );
}
