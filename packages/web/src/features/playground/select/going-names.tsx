import { useMemo } from 'react';
import { chosenThings, type FoundThings, numbered } from './found-things.ts';
import classes from './going.module.css';
import { goingName } from './going-chips.tsx';
import type { Mask } from './mask.ts';

/** Things below this share of the picture have their names only in the panel. */
const LEAST = 0.0025;
/** On phones, only things above this share have names on the photo. */
const LARGE = 0.03;

/**
 * The names of the found things, at their places on the photo. Taps go through to the photo, which switches the thing.
 */
export function GoingNames({ found, mask }: { found: FoundThings; mask: Mask }) {
  const chosen = useMemo(() => chosenThings(found, mask), [found, mask]);
  return (
    <div className={classes.names} aria-hidden>
      {numbered(found.things, goingName)
        .filter(({ thing }) => thing.share >= LEAST)
        .map(({ thing: { id, box, share }, name }) => (
          <span
            key={id}
            className={classes.name}
            data-goes={chosen.has(id) || undefined}
            data-large={share >= LARGE || undefined}
            style={{
              // Keeps the name inside the photo.
              left: `clamp(3.2rem, ${50 * (box.left + box.right)}%, 100% - 3.2rem)`,
              top: `${50 * (box.top + box.bottom)}%`,
            }}
          >
            {name}
          </span>
        ))}
    </div>
  );
}
