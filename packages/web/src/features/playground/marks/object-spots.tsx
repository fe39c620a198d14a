import type { ImageId, VersionId } from '@home-design/contract';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo } from 'react';
import { chooseObjects, pointAtObjects, useMarks } from './mark-store.ts';
import { namedObjects } from './named-objects.ts';
import classes from './object-spots.module.css';
import { objectsQuery } from './objects-query.ts';
import { type Named, type PlacedLabel, placeNames, widthOfName } from './place-names.ts';

/** Height of a label in pixels; fingers need more room. */
const CELL = 26;
const CELL_OF_FINGERS = 44;

/**
 * The detected things on the photo: a name on each where it has room, a dot elsewhere. A click switches a thing. What is
 * chosen or pointed at has a frame, and its whole name. The panel lists the same things for keyboards and screen readers.
 */
export function ObjectSpots({ imageId, versionId }: { imageId: ImageId; versionId: VersionId }) {
  const detected = useQuery({ ...objectsQuery(imageId, versionId), enabled: false });
  const { objects: chosen, pointedAt } = useMarks();
  const { ref, width, height } = useElementSize();
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const cell = isTouched ? CELL_OF_FINGERS : CELL;
  const things = useMemo(() => namedObjects(detected.data?.objects ?? []), [detected.data]);
  const labels = useMemo(
    () => placeNames(things, { width, height, cell }, chosen),
    [things, width, height, cell, chosen],
  );
  return (
    <div ref={ref} className={classes.objects} data-measured={width > 0 || undefined} aria-hidden>
      {/* Small things lie on top of large ones. */}
      {things.toSorted(byArea).map((thing) => (
        <Spot
          key={thing.id}
          thing={thing}
          label={labels.get(thing.id)}
          sheet={{ width, height }}
          isChosen={chosen.includes(thing.id)}
          isPointedAt={pointedAt.includes(thing.id)}
        />
      ))}
    </div>
  );
}

const areaOf = ({ box }: Named): number => (box.right - box.left) * (box.bottom - box.top);
const byArea = (a: Named, b: Named): number => areaOf(b) - areaOf(a);

interface SpotProps {
  thing: Named;
  label: PlacedLabel | undefined;
  sheet: { width: number; height: number };
  isChosen: boolean;
  isPointedAt: boolean;
}

function Spot({ thing: { id, name, box }, label, sheet, isChosen, isPointedAt }: SpotProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.object}
      data-chosen={isChosen || undefined}
      data-pointed-at={isPointedAt || undefined}
      style={{
        left: `${box.left * 100}%`,
        top: `${box.top * 100}%`,
        width: `${(box.right - box.left) * 100}%`,
        height: `${(box.bottom - box.top) * 100}%`,
      }}
      onClick={() => chooseObjects([id], !isChosen)}
      onDoubleClick={(event) => event.stopPropagation()}
      onMouseEnter={() => pointAtObjects([id])}
      onMouseLeave={() => pointAtObjects([])}
    >
      <span
        className={classes.spot}
        data-named={label?.isNamed || undefined}
        style={label && spotStyle(name, box, label, sheet)}
      >
        <span>{name}</span>
      </span>
    </button>
  );
}

/** The label's place, from the corner of its box. A dot that becomes a name stays in the picture. */
function spotStyle(
  name: string,
  box: Named['box'],
  { x, y, width }: PlacedLabel,
  sheet: SpotProps['sheet'],
): CSSProperties {
  const named = widthOfName(name);
  const openX = Math.max(named / 2, Math.min(sheet.width - named / 2, x));
  return {
    '--spot-x': `${x - box.left * sheet.width}px`,
    '--spot-y': `${y - box.top * sheet.height}px`,
    '--spot-width': `${width}px`,
    '--spot-open-x': `${openX - box.left * sheet.width}px`,
    '--spot-open-width': `${named}px`,
  } as CSSProperties;
}
