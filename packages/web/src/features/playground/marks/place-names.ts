/** A named thing, with its place as shares of the picture. */
export interface Named {
  id: number;
  name: string;
  box: { left: number; top: number; right: number; bottom: number };
}

/** The place of a thing's label: its center and size in pixels. */
export interface PlacedLabel {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the name has room here. A label without its name is a dot. */
  isNamed: boolean;
}

interface Sheet {
  /** Size of the shown picture in pixels. */
  width: number;
  height: number;
  /** Height of a label and width of a dot. */
  cell: number;
}

/** Width of a letter on average, and of the space around a name, in pixels. */
const LETTER = 7.2;
const AROUND = 20;

/** Width of a label with this name. */
export const widthOfName = (name: string): number => Math.ceil(name.length * LETTER + AROUND);

/**
 * Places a label for each thing, so that labels do not overlap. Every thing gets a dot, on it or close by. Then
 * names replace the dots where they have room: names of `first` before others, and of large things before small ones.
 */
export function placeNames(
  things: readonly Named[],
  sheet: Sheet,
  first: readonly number[] = [],
): ReadonlyMap<number, PlacedLabel> {
  const placed = new Map<number, PlacedLabel>();
  const bySize = things.toSorted((a, b) => areaOf(a) - areaOf(b));
  // Small things have less room, so their dots come first.
  for (const thing of bySize) {
    const dots = placesAround(bestPlace(thing, sheet), sheet).map((place) => dotAt(place, sheet));
    const dot = dots.find((each) => isFree(each, thing.id, placed)) ?? dots[0];
    if (dot) placed.set(thing.id, dot);
  }
  const rank = ({ id }: Named) => (first.includes(id) ? 0 : 1);
  for (const thing of bySize.toReversed().toSorted((a, b) => rank(a) - rank(b))) {
    const name = namesIn(thing, sheet, placed.get(thing.id)).find((each) => isFree(each, thing.id, placed));
    if (name) placed.set(thing.id, name);
  }
  return placed;
}

const areaOf = ({ box }: Named): number => (box.right - box.left) * (box.bottom - box.top);

/** Where the label is at best: in the middle of a thing, but below or above one that it would cover. */
function bestPlace({ box }: Named, { width, height, cell }: Sheet): Place {
  const [top, bottom] = [box.top * height, box.bottom * height];
  const x = ((box.left + box.right) / 2) * width;
  if (bottom - top > 2 * cell) return { x, y: (top + bottom) / 2 };
  return { x, y: bottom + cell <= height ? bottom + cell / 2 : top - cell / 2 };
}

interface Place {
  x: number;
  y: number;
}

/** The place itself, then places around it, the nearest first. */
function placesAround(place: Place, { cell }: Sheet): Place[] {
  const steps = [-3, -2, -1, 0, 1, 2, 3].map((step) => (step * cell) / 2);
  return steps
    .flatMap((x) => steps.map((y) => ({ x, y })))
    .toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .map(({ x, y }) => ({ x: place.x + x, y: place.y + y }));
}

const dotAt = (place: Place, sheet: Sheet): PlacedLabel => labelAt(place, sheet.cell, sheet, false);

/** Labels with the name: over the dot, beside it, and then anywhere in the box of the thing. */
function namesIn(thing: Named, sheet: Sheet, dot: PlacedLabel | undefined): PlacedLabel[] {
  const width = Math.max(sheet.cell, widthOfName(thing.name));
  if (!dot || width > sheet.width) return [];
  const { box } = thing;
  const aside = (width - sheet.cell) / 2;
  const beside = [0, aside, -aside].map((x) => ({ x: dot.x + x, y: dot.y }));
  const inside = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((down) =>
    [0.5, 0.2, 0.8].map((across) => ({
      x: (box.left + across * (box.right - box.left)) * sheet.width,
      y: (box.top + down * (box.bottom - box.top)) * sheet.height,
    })),
  );
  return [...beside, ...inside].map((place) => labelAt(place, width, sheet, true));
}

/** A label at this place, or at the nearest one that keeps it in the picture. */
function labelAt({ x, y }: Place, width: number, sheet: Sheet, isNamed: boolean): PlacedLabel {
  const within = (at: number, size: number, whole: number) =>
    Math.max(size / 2, Math.min(whole - size / 2, at));
  return {
    x: within(x, width, sheet.width),
    y: within(y, sheet.cell, sheet.height),
    ...{ width, height: sheet.cell, isNamed },
  };
}

function isFree(label: PlacedLabel, id: number, placed: ReadonlyMap<number, PlacedLabel>): boolean {
  return [...placed].every(
    ([other, { x, y, width, height }]) =>
      other === id ||
      Math.abs(label.x - x) >= (label.width + width) / 2 ||
      Math.abs(label.y - y) >= (label.height + height) / 2,
  );
}
