import type { EditClass } from '@home-design/vocabulary';

/**
 * What a person is told beside a result: where to look twice, and what the result does not do. All sentences stand
 * here, so that the same thing is always said in the same words. Only what the edit is not sure of says 'Please check' or
 * 'Please look': pages tell the two kinds apart by that.
 */
export const WARNINGS = {
  wallsUnsure: 'Some walls may be missing or something else may have been painted. Please check the result.',
  doorsPainted: 'Doors may have been painted. Please check the result.',
  floorUnsure:
    'Parts of the floor may be missing or something else may have been changed. Please check the result.',
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
  otherTextStays: 'Other text in the picture stays. Mark it to take it off, too.',
  marksInListings: 'Logos and names in photos are not allowed in many listings.',
} as const;

/** What the rules of listings say to a class of edits; null where they are silent. */
const LISTING_NOTES: Readonly<Record<EditClass, string | null>> = {
  'light only': null,
  'movable things': 'Many listings ask you to say that furniture was added or taken out of the photo.',
  surfaces: 'Many listings ask you to say that surfaces in the photo were changed.',
  structure: 'This does not show the building as it is, which most listings do not allow.',
  view: 'This view change is not allowed in many listings.',
};

/** The warnings of an edit, without repeats, and last what listings say to its class. */
export function withListingNote(warnings: readonly string[], editClass: EditClass): string[] {
  const note = LISTING_NOTES[editClass];
  return [...new Set(note === null ? warnings : [...warnings, note])];
}

/** From this share of the picture on a rebuilt part is seldom free of faults. */
const MUCH = 0.15;
/** Below this a person should look at what was rebuilt, 0 … 1. */
const SURE_OF_MUCH = 0.6;

/** What is said of a result of which a share was rebuilt, 0 … 1. */
export function warningsOfRebuilt(share: number, confidence: number): string[] {
  if (share <= MUCH) return [];
  return [confidence < SURE_OF_MUCH ? WARNINGS.muchRebuiltUnsurely : WARNINGS.muchRebuilt];
}

/** A step of a composed edit that was not made, and why. */
export function leftOut(about: string, reason: string): string {
  return `Left out: ${about.toLowerCase()}. ${reason}`;
}
