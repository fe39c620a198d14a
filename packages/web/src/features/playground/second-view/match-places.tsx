import type { FurnitureKind, RoomView, StagingPlan, Version } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { outlineOf } from '../plan/stage/outline.ts';
import { firstPlaces, type Places } from './first-places.ts';
import { floorAt, floorTransform, planThrough } from './floor-transform.ts';
import type { FurnishedElsewhere } from './furnished-elsewhere.ts';
import { MarkedPhoto } from './marked-photo.tsx';
import { PlacedOutlines } from './placed-outlines.tsx';
import classes from './second-view.module.css';
import { secondViewCopy as copy, problemOf } from './second-view-copy.ts';

interface MatchPlacesProps {
  from: FurnishedElsewhere;
  /** The photo to furnish, and its name. */
  here: Version;
  name: string;
  /** Cameras of the furnished photo before it was furnished, and of the photo to furnish. */
  views: { from: RoomView; here: RoomView };
  list: readonly FurnitureKind[];
  onBack: () => void;
  onPlace: (plan: StagingPlan) => void;
}

/** The user marks the same two places in both photos, and sees where the furniture would stand. */
export function MatchPlaces({ from, here, name, views, list, onBack, onPlace }: MatchPlacesProps) {
  const [placesFrom, setPlacesFrom] = useState(() => firstPlaces(views.from));
  const [placesHere, setPlacesHere] = useState(() => firstPlaces(views.here));
  const placed = useMemo(() => {
    const found = floorTransform(onFloor(views.from, placesFrom), onFloor(views.here, placesHere));
    return typeof found === 'string' ? found : planThrough(from.plan, found);
  }, [views, placesFrom, placesHere, from.plan]);
  const plan = typeof placed === 'string' ? null : placed;

  return (
    <>
      <Text size="sm">{copy.matchHint}</Text>
      <div className={classes.pair}>
        <MarkedPhoto
          version={from.before}
          name={from.photo.name}
          caption={copy.furnished}
          places={placesFrom}
          onChange={setPlacesFrom}
        >
          <PlacedOutlines view={views.from} plan={from.plan} list={list} />
        </MarkedPhoto>
        <MarkedPhoto
          version={here}
          name={name}
          caption={copy.here}
          places={placesHere}
          onChange={setPlacesHere}
        >
          {plan && <PlacedOutlines view={views.here} plan={plan} list={list} />}
        </MarkedPhoto>
      </div>
      <div className={classes.foot}>
        <Text size="sm" role="status" {...(typeof placed === 'string' && { c: 'red' })}>
          {typeof placed === 'string' ? problemOf[placed] : inViewLine(views.here, placed, list)}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onBack}>
            {copy.back}
          </Button>
          <Button
            mod={{ disabled: plan === null }}
            aria-disabled={plan === null}
            onClick={() => plan && onPlace(plan)}
          >
            {copy.place}
          </Button>
        </Group>
      </div>
    </>
  );
}

const onFloor = (view: RoomView, [one, other]: Places) => [floorAt(view, one), floorAt(view, other)] as const;

/** How many pieces the photo shows. */
function inViewLine(view: RoomView, { items }: StagingPlan, list: readonly FurnitureKind[]): string {
  const kinds = new Map(list.map((each) => [each.kind, each]));
  const shown = items.filter((item, id) => {
    const outline = outlineOf(view, { ...item, id }, kinds);
    return outline?.around.some(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1);
  });
  return shown.length === 0 ? copy.nowhere : copy.inView(shown.length, items.length);
}
