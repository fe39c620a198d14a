import type { GoingType } from '@home-design/contract';
import { Chip } from '@mantine/core';
import { useMemo } from 'react';
import { useListInView } from '../base/use-list-in-view.ts';
import { objectName } from '../marks/marks-copy.ts';
import { pointing } from '../marks/pointing.ts';
import { changeMask } from './change-selection.ts';
import { chosenThings, type FoundThings, numbered, withThing } from './found-things.ts';
import chips from './going.module.css';
import type { Mask } from './mask.ts';
import { selectCopy as copy } from './select-copy.ts';
import { pointAtThings, type SelectedMode, stepOf, useSelect } from './select-store.ts';

/** The name of a thing to remove. */
export const goingName = (type: GoingType): string =>
  type in copy.things ? copy.things[type as keyof typeof copy.things] : objectName(type);

/** The found things. The user keeps or removes each of them before anything is charged. */
export function GoingChips({ mode }: { mode: SelectedMode }) {
  const found = useSelect(({ found: list, selecting }) => (selecting?.mode === mode ? list : null));
  const mask = useSelect((state) => stepOf(state)?.mask);
  if (!found || !mask || found.things.length === 0) return null;
  return <Chips found={found} mask={mask} />;
}

function Chips({ found, mask }: { found: FoundThings; mask: Mask }) {
  const chosen = useMemo(() => chosenThings(found, mask), [found, mask]);
  const pointedAt = useSelect((state) => state.pointedAt);
  const named = useMemo(() => numbered(found.things, goingName), [found]);
  const beginning = useListInView<HTMLFieldSetElement>();
  const isAnyTaken = named.some(({ thing }) => thing.is_taken);
  return [true, false].map((isTaken) => {
    const group = named.filter(({ thing }) => thing.is_taken === isTaken);
    if (group.length === 0) return null;
    return (
      <fieldset
        key={String(isTaken)}
        ref={isTaken === isAnyTaken ? beginning : undefined}
        className={chips.group}
      >
        <legend className={chips.legend}>{isTaken ? copy.goes : copy.stays}</legend>
        <div className={chips.chips}>
          {group.map(({ thing: { id }, name }) => (
            <Chip
              key={id}
              size="xs"
              classNames={{ root: chips.chip ?? '' }}
              wrapperProps={pointing([id], pointedAt, pointAtThings)}
              checked={chosen.has(id)}
              onChange={(isMeant) => changeMask((before) => withThing(found, before, id, isMeant))}
            >
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
    );
  });
}
