/** What an analysis or an edit made of one photo, in a form that can be stored and compared. */
export interface Product {
  /** `wall-color of modern-living-room-15`. */
  readonly name: string;
  /** Pictures and masks by name. */
  readonly maps: Readonly<Record<string, PixelMap>>;
  /** Everything else as JSON: confidence, warnings, numbers. */
  readonly facts: string;
  /** The refusal; null if something was made. */
  readonly refused: string | null;
}

/** `channels` bytes a pixel. */
export interface PixelMap {
  readonly channels: number;
  readonly data: Uint8Array;
}

/** What became of a product after a number was moved. */
export interface Change {
  /** Every byte and every fact is as it was. */
  readonly isSame: boolean;
  /** Share of the pixels that differ, 0 … 1, of the map with most of them. */
  readonly share: number;
  /** Peak signal to noise of the same map; null if it is a mask or nothing in it differs. */
  readonly decibels: number | null;
  /** Refused before and made now, or the other way round. */
  readonly isTurned: boolean;
}

/** @param after undefined if it was not made. */
export function changeOf(before: Product, after: Product | undefined): Change {
  const isTurned = (before.refused === null) !== (after?.refused === null);
  const differences =
    isTurned || !after
      ? []
      : Object.entries(before.maps).map(([name, map]) => difference(map, after.maps[name]));
  const largest = differences.reduce((most, next) => (next.share > most.share ? next : most), NONE);
  const isSame =
    !isTurned && largest.share === 0 && before.facts === after?.facts && before.refused === after.refused;
  return { isSame, ...largest, isTurned };
}

const NONE = { share: 0, decibels: null };

function difference(
  before: PixelMap,
  after: PixelMap | undefined,
): { readonly share: number; readonly decibels: number | null } {
  if (after?.data.length !== before.data.length) return { share: 1, decibels: null };
  const { channels, data } = before;
  let changed = 0;
  let squares = 0;
  for (let i = 0; i < data.length; i += channels) {
    let square = 0;
    for (let c = i; c < i + channels; c++) square += (data[c]! - after.data[c]!) ** 2;
    if (square > 0) changed++;
    squares += square;
  }
  if (changed === 0) return NONE;
  const decibels = 10 * Math.log10((255 ** 2 * data.length) / squares);
  return { share: (changed * channels) / data.length, decibels: channels === 1 ? null : decibels };
}
