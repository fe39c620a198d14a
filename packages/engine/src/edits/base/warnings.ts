import type { EditClass } from '@home-design/vocabulary';

/**
 * The sentences beside a result: where to check it, and what it does not do. All sentences are defined here, so that
 * the same fact always has the same words. Only sentences about uncertainty say 'Please check' or 'Please look':
 * pages distinguish the two kinds by that.
 */
export const WARNINGS = {
  doorsPainted: 'Doors may have been painted. Please check the result.',
  skyUnsure:
    'Parts of the sky may be missing or something else may have been changed. Please check the result.',
  panesUnsure: 'Some panes may be missing or something else may have been changed. Please check the result.',
  neighborsTouched: 'Things beside what was removed may have been touched. Please check the result.',
  fillMisfit: 'The filled part may not join its surroundings everywhere. Please look closely.',
  muchRebuilt: 'Much of the picture was rebuilt.',
  muchRebuiltUnsurely: 'Much of the picture was rebuilt. Please look at all of it closely.',
  builtInsStay:
    'Curtains, ceiling lamps and what is built in stay. Mark them, and anything that was left behind, to remove them too.',
  heapsStay: 'Heaps that cover furniture stay. Mark them to tidy them away, too.',
  wallsUncertain:
    'The walls could not be made out for certain, so furniture stands free and nothing hangs on a wall.',
  decorOnly: 'Decor only: cabinets, appliances and fittings are not added.',
  edgesCut: 'Straightening cut a little off the edges of the picture.',
  stillLeaning:
    'Uprights still lean a little: straightening them in full would cut off too much of the picture.',
  dimensionsEstimated: 'All dimensions are estimates from one photo. Do not build or order by them.',
  wallsOutOfView: 'Walls that are out of view are drawn dashed, where they are likely to be.',
  notSharpened:
    'Sharpening does this photo no good, as it shows little detail: it was enlarged without (Lanczos).',
  marksLeft: 'Traces of the watermark may be left. Please look closely.',
  otherTextStays: 'Other text in the picture stays. Mark it to remove it too.',
  marksInListings: 'Logos and names in photos are not allowed in many listings.',
} as const;

/** What the rules of listings say about a class of edits; null if they say nothing. */
const LISTING_NOTES: Readonly<Record<EditClass, string | null>> = {
  'light only': null,
  'movable things': 'Many listings ask you to say that furniture was added or taken out of the photo.',
  surfaces: 'Many listings ask you to say that surfaces in the photo were changed.',
  structure: 'This does not show the building as it is, which most listings do not allow.',
  view: 'This view change is not allowed in many listings.',
};

/** The warnings of an edit, without repeats, followed by the listing note for its class. */
export function withListingNote(warnings: readonly string[], editClass: EditClass): string[] {
  const note = LISTING_NOTES[editClass];
  return [...new Set(note === null ? warnings : [...warnings, note])];
}

/** A rebuilt part of at least this share of the picture usually has faults. */
const MUCH = 0.15;
/** Below this confidence, 0 … 1, a person should check the rebuilt part. */
const SURE_OF_MUCH = 0.6;

/** Warnings for a result with a rebuilt share, 0 … 1. */
export function warningsOfRebuilt(share: number, confidence: number): string[] {
  if (share <= MUCH) return [];
  return [confidence < SURE_OF_MUCH ? WARNINGS.muchRebuiltUnsurely : WARNINGS.muchRebuilt];
}

/** The sentence for a step of a composed edit that was not made, with the reason. */
export function leftOut(about: string, reason: string): string {
  return `Left out: ${about.toLowerCase()}. ${reason}`;
}
