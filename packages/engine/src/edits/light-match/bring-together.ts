import { medianOf } from '../../base/median.ts';
import type { LightShift } from './light-curves.ts';
import type { LightStatistics } from './light-statistics.ts';
import { MOST_EXPOSURE, MOST_TINT } from './request.ts';

/** Why the light of a photo is not changed. */
export type LeftAlone = 'fits' | 'outdoors' | 'other light' | 'unclear' | 'too few';

/** The correction of one photo of a set: a shift, or a reason for none. */
export type LightCorrection =
  | { readonly shift: LightShift; readonly leftAlone: null }
  | { readonly shift: null; readonly leftAlone: LeftAlone };

/** A set needs a middle: of two photos, the right one is unknown. */
const LEAST_PHOTOS = 3;
/** Share of the way to the middle of the set: rooms do differ, and should not all look alike. */
const EXPOSURE_SHARE = 0.75;
const TINT_SHARE = 0.8;
/** Largest shift of one photo, within the limits of the edit. */
const MOST = { brighter: Math.min(0.8, MOST_EXPOSURE), tint: Math.min(0.35, MOST_TINT) };
/** Bright rooms are bright because they are white, so they are darkened less, and by a smaller share. */
const DARKER = { share: 0.5, most: 0.35 };
/** Smaller shifts are invisible, stops. */
const UNSEEN = { exposure: 0.07, tint: 0.02 };
/** At this distance a photo was taken in another light, such as at dusk, and keeps it, stops. */
const OTHER = { exposure: 2, tint: 0.9 };
/**
 * Robust standard deviations from the middle that make an outlier, and the smallest deviation that is assumed, stops.
 */
const OUTLIER = 3.5;
const LEAST_SPREAD = { exposure: 0.35, tint: 0.15 };
/** Color is not changed if its estimates differ by this much, stops. */
const DOUBTFUL = 0.6;
/** Share of sky and leaves that makes a photo an outdoor one. */
const OUTSIDE = 0.2;
/** Smallest well-exposed share of a usable photo. */
const LEAST_SHARE = 0.1;

/**
 * The shift of each photo of a set towards the set's middle, in exposure and in the color of its light. The middle is
 * a median, so that a few unusual photos do not shift it; outdoor photos, and those taken in another light, stay
 * unchanged and do not count.
 */
export function bringTogether(photos: readonly LightStatistics[]): LightCorrection[] {
  const usable = photos.filter((photo) => judged(photo) === null);
  if (usable.length < LEAST_PHOTOS) return photos.map((photo) => left(judged(photo) ?? 'too few'));
  const exposure = middleOf(
    usable.map((photo) => photo.exposure),
    LEAST_SPREAD.exposure,
    OTHER.exposure,
  );
  const sure = usable.filter(({ doubt }) => doubt < DOUBTFUL);
  const colors = sure.length < LEAST_PHOTOS ? usable : sure;
  const red = middleOf(
    colors.map((photo) => photo.red),
    LEAST_SPREAD.tint,
    OTHER.tint,
  );
  const blue = middleOf(
    colors.map((photo) => photo.blue),
    LEAST_SPREAD.tint,
    OTHER.tint,
  );
  return photos.map((photo) => {
    const why = judged(photo);
    if (why) return left(why);
    const isOther =
      exposure.isFar(photo.exposure) ||
      (photo.doubt < DOUBTFUL && (red.isFar(photo.red) || blue.isFar(photo.blue)));
    if (isOther) return left('other light');
    const knowsColor = photo.doubt < DOUBTFUL;
    const shift: LightShift = {
      exposure: exposureMove(exposure.median - photo.exposure),
      red: knowsColor ? move(red.median - photo.red, TINT_SHARE, MOST.tint, UNSEEN.tint) : 0,
      blue: knowsColor ? move(blue.median - photo.blue, TINT_SHARE, MOST.tint, UNSEEN.tint) : 0,
    };
    const isSame = shift.exposure === 0 && shift.red === 0 && shift.blue === 0;
    return isSame ? left('fits') : { shift, leftAlone: null };
  });
}

const left = (leftAlone: LeftAlone): LightCorrection => ({ shift: null, leftAlone });

/** Why a photo is not compared with the others; null if it is. */
function judged({ share, outdoors }: LightStatistics): LeftAlone | null {
  if (outdoors > OUTSIDE) return 'outdoors';
  return share < LEAST_SHARE ? 'unclear' : null;
}

interface Middle {
  readonly median: number;
  readonly isFar: (value: number) => boolean;
}

/** The median, and the distance of outliers by the median deviation. */
function middleOf(values: readonly number[], leastSpread: number, farthest: number): Middle {
  const median = medianOf(values);
  const spread = Math.max(leastSpread, 1.4826 * medianOf(values.map((value) => Math.abs(value - median))));
  const far = Math.min(farthest, OUTLIER * spread);
  return { median, isFar: (value) => Math.abs(value - median) > far };
}

const exposureMove = (distance: number): number =>
  distance > 0
    ? move(distance, EXPOSURE_SHARE, MOST.brighter, UNSEEN.exposure)
    : move(distance, DARKER.share, DARKER.most, UNSEEN.exposure);

/** Part of the way, up to a limit, in thousandths of a stop; 0 if it would be invisible. */
function move(distance: number, share: number, most: number, unseen: number): number {
  const moved = Math.min(most, Math.max(-most, distance * share));
  return Math.abs(moved) < unseen ? 0 : Math.round(moved * 1000) / 1000;
}
