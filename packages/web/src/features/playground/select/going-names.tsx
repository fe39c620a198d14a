import { useMemo } from 'react';
import { NameSpots } from '../marks/name-spots.tsx';
import { changeMask } from './change-selection.ts';
import { chosenThings, type FoundThings, numbered, withThing } from './found-things.ts';
import { goingName } from './going-chips.tsx';
import type { Mask } from './mask.ts';
import { pointAtThings, useSelect } from './select-store.ts';

/** Says that a thing goes. */
const GOES = '✕';

/**
 * The names of the found things on the photo. Its tint shows what goes, and taps beside the names reach it. A brush
 * paints through the names.
 */
export function GoingNames({ found, mask }: { found: FoundThings; mask: Mask }) {
  const { pointedAt, tool, side } = useSelect();
  const chosen = useMemo(() => [...chosenThings(found, mask)], [found, mask]);
  const things = useMemo(
    () => numbered(found.things, goingName).map(({ thing: { id, box }, name }) => ({ id, box, name })),
    [found],
  );
  return (
    <NameSpots
      {...{ things, chosen, pointedAt }}
      sign={GOES}
      takes={tool === 'brush' ? 'nothing' : 'label'}
      onSwitch={(id, isChosen) =>
        changeMask((before) => withThing(found, before, id, isChosen && side === 'add'))
      }
      onPoint={pointAtThings}
    />
  );
}
