import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, useMemo } from 'react';
import classes from './name-spots.module.css';
import { type Named, type PlacedLabel, placeNames, widthOfName } from './place-names.ts';

/** Height of a label in pixels; fingers need more room. */
const CELL = 26;
const CELL_OF_FINGERS = 44;

interface NameSpotsProps {
  things: readonly Named[];
  chosen: readonly number[];
  pointedAt: readonly number[];
  /** Things whose names have room before those of others. */
  first?: readonly number[];
  /** Stands before the names of chosen things. All labels have room for it, so that they stay when things are switched. */
  sign?: string;
  /** What takes clicks: the box of a thing, or its label alone where the photo below is tapped and shows what is chosen. */
  takes: 'box' | 'label' | 'nothing';
  onSwitch: (id: number, isChosen: boolean) => void;
  onPoint: (ids: readonly number[]) => void;
}

/**
 * Things on the photo: a name on each where it has room, a dot elsewhere. What is pointed at has a frame, and its whole
 * name. The panel lists the same things for keyboards and screen readers.
 */
export function NameSpots({ things, chosen, pointedAt, first, sign, takes, ...acts }: NameSpotsProps) {
  const { ref, width, height } = useElementSize();
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  // Fingers reach the photo around the labels, if the photo takes taps.
  const cell = isTouched && takes === 'box' ? CELL_OF_FINGERS : CELL;
  const signed = useMemo(
    () => things.map((thing) => ({ ...thing, signedName: sign ? `${sign} ${thing.name}` : thing.name })),
    [things, sign],
  );
  const labels = useMemo(() => {
    const widest = signed.map((thing) => ({ ...thing, name: thing.signedName }));
    return placeNames(widest, { width, height, cell }, first);
  }, [signed, width, height, cell, first]);
  return (
    <div
      ref={ref}
      className={classes.spots}
      data-takes={takes}
      data-measured={width > 0 || undefined}
      aria-hidden
    >
      {/* Small things lie on top of large ones. */}
      {signed.toSorted(byArea).map((thing) => (
        <Spot
          key={thing.id}
          thing={thing}
          label={labels.get(thing.id)}
          sheet={{ width, height }}
          isChosen={chosen.includes(thing.id)}
          isPointedAt={pointedAt.includes(thing.id)}
          {...{ takes, ...acts }}
        />
      ))}
    </div>
  );
}

const areaOf = ({ box }: Named): number => (box.right - box.left) * (box.bottom - box.top);
const byArea = (a: Named, b: Named): number => areaOf(b) - areaOf(a);

interface SpotProps extends Pick<NameSpotsProps, 'takes' | 'onSwitch' | 'onPoint'> {
  thing: Named & { signedName: string };
  label: PlacedLabel | undefined;
  sheet: { width: number; height: number };
  isChosen: boolean;
  isPointedAt: boolean;
}

function Spot({ thing, label, sheet, isChosen, isPointedAt, takes, onSwitch, onPoint }: SpotProps) {
  const { id, name, signedName, box } = thing;
  const press = {
    type: 'button',
    tabIndex: -1,
    onClick: () => onSwitch(id, !isChosen),
    onDoubleClick: (event: React.MouseEvent) => event.stopPropagation(),
    onMouseEnter: () => onPoint([id]),
    onMouseLeave: () => onPoint([]),
  } as const;
  const place = {
    className: classes.thing,
    'data-chosen': isChosen || undefined,
    'data-pointed-at': isPointedAt || undefined,
    style: {
      left: `${box.left * 100}%`,
      top: `${box.top * 100}%`,
      width: `${(box.right - box.left) * 100}%`,
      height: `${(box.bottom - box.top) * 100}%`,
    },
  };
  const spot = {
    className: classes.spot,
    'data-named': label?.isNamed || undefined,
    style: label && spotStyle(thing, label, sheet),
    children: <span>{isChosen ? signedName : name}</span>,
  };
  return takes === 'box' ? (
    <button {...place} {...press}>
      <span {...spot} />
    </button>
  ) : (
    <div {...place}>
      <button {...spot} {...press} />
    </div>
  );
}

/** The label's place, from the corner of its box. A dot that becomes a name stays in the picture. */
function spotStyle(
  { signedName, box }: SpotProps['thing'],
  { x, y, width }: PlacedLabel,
  sheet: SpotProps['sheet'],
): CSSProperties {
  const named = widthOfName(signedName);
  const openX = Math.max(named / 2, Math.min(sheet.width - named / 2, x));
  return {
    '--spot-x': `${x - box.left * sheet.width}px`,
    '--spot-y': `${y - box.top * sheet.height}px`,
    '--spot-width': `${width}px`,
    '--spot-open-x': `${openX - box.left * sheet.width}px`,
    '--spot-open-width': `${named}px`,
  } as CSSProperties;
}
