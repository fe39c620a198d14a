import { strongestClass } from '@home-design/vocabulary';
import { EDIT_CLASS, type EditMode } from './edit-arguments.ts';
import { EDIT_CLASSES, type EditClass, type ObjectType } from './edit-options.ts';
import type { EditRule, PublishingProfile } from './publishing-profiles.ts';

/** What a profile says of an edit. */
export interface EditJudgment {
  rule: EditRule;
  editClass: EditClass;
  /** The profile's own words on this edit; null where the rule is that of the class. */
  why: string | null;
}

/** What of an edit's arguments matters to its class. */
export interface JudgedArguments {
  /** Kinds of things that are taken away. */
  categories?: readonly ObjectType[] | undefined;
  /** Kinds of the single things that are taken away. */
  objectTypes?: readonly ObjectType[] | undefined;
  /** Of the walls. */
  color?: unknown;
  light?: unknown;
  /** Whether parts of the picture are pointed out to be taken away. */
  marks?: boolean | undefined;
}

/** Things that are fixed to the building: taking one away is no tidying up. */
const FIXTURES: ReadonlySet<ObjectType> = new Set(['toilet', 'sink']);

const strongest = (classes: readonly EditClass[]): EditClass => strongestClass(classes) ?? 'light only';

/**
 * What an edit changes by its arguments, at most: taking away what is fixed to the building changes what is built.
 * Without arguments it is what the edit may change at all.
 */
export function classOfEdit(mode: EditMode, given?: JudgedArguments): EditClass {
  const types = [...(given?.categories ?? []), ...(given?.objectTypes ?? [])];
  const ofThings: EditClass = types.some((type) => FIXTURES.has(type)) ? 'structure' : 'movable things';
  if (mode === 'object-removal') return ofThings;
  if (mode !== 'selective-change' || given === undefined) return EDIT_CLASS[mode];
  const parts: EditClass[] = [
    ...(given.color === undefined ? [] : (['surfaces'] as const)),
    ...(types.length > 0 || given.marks ? [ofThings] : []),
  ];
  return strongest(parts);
}

/** Judges an edit that somebody is about to ask for, at the most that it may change. */
export function judgeEdit(profile: PublishingProfile, mode: EditMode, given?: JudgedArguments): EditJudgment {
  return judgeClass(profile, mode, classOfEdit(mode, given));
}

/**
 * Judges an edit that was made.
 * @param found what the engine says that it changed
 */
export function judgeMadeEdit(
  profile: PublishingProfile,
  mode: EditMode,
  found: EditClass,
  given?: JudgedArguments,
): EditJudgment {
  // What is fixed to the building looks like any other thing to the engine.
  const isFixture = mode === 'object-removal' || mode === 'selective-change';
  const asked = isFixture ? classOfEdit(mode, given ?? {}) : found;
  return judgeClass(profile, mode, asked === 'structure' ? strongest([found, asked]) : found);
}

function judgeClass(profile: PublishingProfile, mode: EditMode, editClass: EditClass): EditJudgment {
  const exception = profile.exceptions.find((one) => one.mode === mode);
  // An exception says nothing of an edit that goes beyond what such edits change.
  const isBeyond = EDIT_CLASSES.indexOf(editClass) > EDIT_CLASSES.indexOf(EDIT_CLASS[mode]);
  return exception && (exception.rule === 'banned' || !isBeyond)
    ? { rule: exception.rule, editClass, why: exception.why }
    : { rule: profile.edits[editClass], editClass, why: null };
}

/** What may not be changed, as the reason of a ban. */
const BANS: Readonly<Record<EditClass, string>> = {
  'light only': 'Photos may not be changed at all.',
  'movable things': 'Nothing may be put into a picture or taken out of it.',
  surfaces: 'Walls, floors and other surfaces must stay as they are.',
  structure: 'What is built must stay as it is.',
  view: 'What can be seen outside must stay as it is.',
};

/** Why a profile bans an edit, in a sentence. */
export const banReason = ({ why, editClass }: EditJudgment): string => why ?? BANS[editClass];
