/**
 * The sentences that say why a result is only a suggestion. All of them are defined here, so that the same fact always
 * has the same words. Each says what may be wrong, and most say what may work better.
 */
export const SUGGESTED_BECAUSE = {
  walls: 'Some walls may be missing, or something else may have been painted.',
  floor: 'Parts of the floor may be missing, or something else may have been changed.',
  muchInvented:
    'Much of what is behind could not be seen and had to be invented. Taking away fewer things, one by one, may work better.',
  littleFloor:
    'Little of the floor is in view, so most of it had to be invented. A photo that shows more bare floor may work better.',
  littleWall:
    'Little of a wall is in view, so most of it had to be invented. A photo that shows more of the bare walls may work better.',
  noMatch:
    'What was put behind the furniture may not match the floor and walls around it. Taking away fewer things, one by one, may work better.',
  untidy: 'Some of the small things may not have come away cleanly. Marking what to remove may work better.',
} as const;

/** The part of a result that makes it a suggestion; nothing without a reason. */
export function suggestedFor(reason: string | undefined): { readonly suggestedBecause?: string } {
  return reason === undefined ? {} : { suggestedBecause: reason };
}
