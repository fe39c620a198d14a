import { EngineError } from '../../base/engine-error.ts';
import type { RebuiltFace, RebuiltRoom } from '../../inpaint/rebuild-room.ts';
import { SUGGESTED_BECAUSE } from '../base/suggested-because.ts';

/** Room boxes with a lower confidence are as often wrong as right where it matters (see docs/engine/analysis.md). */
export const TRUSTED_LAYOUT = 0.5;
/** The smallest bare part of a surface, in relation to its hidden pixels. */
const LEAST_BARE = { floor: 0.004, wall: 0.01 };
/** A face that hides a smaller share of the removed things is not judged separately. */
const MAIN_FACE = 0.12;
/** The least expected fit of the mask; from `quite` on, the confidence is not reduced. */
const SURE = { least: 0.5, quite: 0.8 };
/** Largest share of the building in the surroundings of furniture on the walls; its hidden part is unknown. */
const MOST_BESIDE = 0.8;
/** Loss of confidence if all of the surroundings is building. */
const BESIDE_COSTS = 0.6;
/** Loss of confidence if the whole rebuilt part has the paint of other walls. */
const BORROWED_COSTS = 0.6;
/** Loss of confidence if the whole rebuilt part was left to the network, and if its fill looks invented. */
const UNEVEN_COSTS = { all: 0.4, madeUp: 0.4 };
/** Differences along the border that are invisible, and that are obvious; 8-bit steps. */
const MISFIT = { good: 8, bad: 40 };
/** Emptied rooms below this confidence had visible damage: they are suggestions. */
export const CLEAN = 0.4;
/**
 * From this confidence on, rebuilt rooms are better than the network's fill: on two of three photos. On the three photos below
 * it, the fill was better.
 */
export const SURE_PLANES = 0.6;
/** Of rooms below this confidence little was left that could be of use. */
export const USEFUL = 0.25;

/** The grounds for emptying a room, 0 … 1 each. */
export interface Grounds {
  /** Confidence in the room's box. */
  readonly layout: number;
  /** Confidence in the parts that go (see `FoundParts`). */
  readonly sureness: number;
  /** Share of the building in the surroundings of furniture on the walls (see `besideBuilding`). */
  readonly beside: number;
}

/**
 * Checks whether what goes is known well enough.
 *
 * @throws EngineError `edit_not_confident`, with advice.
 */
export function expectKnownThings({ sureness }: Pick<Grounds, 'sureness'>): void {
  if (sureness >= SURE.least) return;
  throw refusal(
    'Furniture and building could not be told apart reliably, so the result would not be clean. Mark everything to remove with rectangles or a brush.',
  );
}

/**
 * Whether floor and walls can be rebuilt as the planes of the room: its shape is known, and most of the furniture
 * stands before them, not before windows, doors or what is built in.
 */
export function isRoomKnown({ layout, beside }: Grounds): boolean {
  return layout >= TRUSTED_LAYOUT && beside <= MOST_BESIDE;
}

/**
 * Checks whether an emptied room may be shown without a selection by a person, be it as a suggestion.
 *
 * @throws EngineError `edit_not_confident`, with advice.
 */
export function expectUseful(confidence: number): void {
  if (confidence >= USEFUL) return;
  throw refusal(
    'What we could put behind the furniture does not match the floor and walls around it, so it would show. Take away fewer things, one by one.',
  );
}

/**
 * Why a rebuilt room is only a suggestion: too little was visible to rebuild it from, or the result is not clean.
 * Undefined if it is neither.
 */
export function reasonToSuggest(
  { faces }: Pick<RebuiltRoom, 'faces'>,
  confidence: number,
): string | undefined {
  const hidden = faces.reduce((sum, face) => sum + face.hidden, 0);
  for (const { face, hidden: own, bare } of faces) {
    const least = face === 0 ? LEAST_BARE.floor : LEAST_BARE.wall;
    if (own < MAIN_FACE * hidden || bare >= least * own) continue;
    return face === 0 ? SUGGESTED_BECAUSE.littleFloor : SUGGESTED_BECAUSE.littleWall;
  }
  return confidence < CLEAN ? SUGGESTED_BECAUSE.noMatch : undefined;
}

/**
 * Confidence in an emptied room, 0 … 1.
 *
 * @param rebuilt its faces, and whether the network's fill of uneven ones looks invented.
 */
export function confidenceOf(
  { faces, isMadeUp = false }: Pick<RebuiltRoom, 'faces'> & { readonly isMadeUp?: boolean },
  known: Grounds,
): number {
  const hidden = faces.reduce((sum, face) => sum + face.hidden, 0);
  const misfit = faces.reduce((sum, face) => sum + face.hidden * face.misfit, 0) / Math.max(1, hidden);
  const fit = 1 - Math.min(1, Math.max(0, (misfit - MISFIT.good) / (MISFIT.bad - MISFIT.good)));
  const shareOf = (is: (face: RebuiltFace) => boolean | undefined): number =>
    faces.reduce((sum, face) => sum + (is(face) ? face.hidden : 0), 0) / Math.max(1, hidden);
  const borrowed = 1 - BORROWED_COSTS * shareOf((face) => face.isBorrowed);
  const uneven = 1 - UNEVEN_COSTS.all * shareOf((face) => face.isUneven);
  const invented = isMadeUp ? 1 - UNEVEN_COSTS.madeUp : 1;
  return bestConfidence(known) * (0.4 + 0.6 * fit) * borrowed * uneven * invented;
}

/** Upper bound of the confidence in an emptied room, 0 … 1: if all rebuilt parts fit. */
export function bestConfidence({ layout, sureness, beside }: Grounds): number {
  const sure = 0.5 + 0.5 * Math.min(1, sureness / SURE.quite);
  return layout * sure * (1 - BESIDE_COSTS * beside);
}

const refusal = (sentence: string): EngineError => new EngineError('edit_not_confident', sentence);
