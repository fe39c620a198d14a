import { strongestClass } from '@home-design/vocabulary';
import { EDIT_CLASS, type EditMode } from '../edits/edit-arguments.ts';
import { EDIT_CLASSES, type EditClass, type ObjectType } from '../edits/edit-options.ts';
import type { EditRule, PublishingProfile } from './publishing-profiles.ts';

/** The rule of a profile for an edit. */
export interface EditJudgment {
  rule: EditRule;
  editClass: EditClass;
  /** The profile's text on this edit; null if the rule is that of the class. */
  why: string | null;
}

/** The arguments of an edit that decide its class. */
export interface JudgedArguments {
  /** Types of things to remove. */
  categories?: readonly ObjectType[] | undefined;
  /** Types of the single things to remove. */
  objectTypes?: readonly ObjectType[] | undefined;
  /** The paint of the walls. */
  color?: unknown;
  light?: unknown;
  /** Whether marked parts of the picture are removed. */
  marks?: boolean | undefined;
}

/** Things fixed to the building: removing one changes the building. */
const FIXTURES: ReadonlySet<ObjectType> = new Set(['toilet', 'sink']);

const strongest = (classes: readonly EditClass[]): EditClass => strongestClass(classes) ?? 'light only';

/**
 * The highest class of an edit with these arguments: removing a fixture changes the building. Without arguments it is
 * the highest class of the mode.
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

/** Judges a requested edit by the most that it may change. */
export function judgeEdit(profile: PublishingProfile, mode: EditMode, given?: JudgedArguments): EditJudgment {
  return judgeClass(profile, mode, classOfEdit(mode, given));
}

/**
 * Judges a finished edit.
 * @param found the class that the engine reports
 */
export function judgeMadeEdit(
  profile: PublishingProfile,
  mode: EditMode,
  found: EditClass,
  given?: JudgedArguments,
): EditJudgment {
  // The engine does not know which things are fixtures.
  const isFixture = mode === 'object-removal' || mode === 'selective-change';
  const asked = isFixture ? classOfEdit(mode, given ?? {}) : found;
  return judgeClass(profile, mode, asked === 'structure' ? strongest([found, asked]) : found);
}

function judgeClass(profile: PublishingProfile, mode: EditMode, editClass: EditClass): EditJudgment {
  const exception = profile.exceptions.find((one) => one.mode === mode);
  // An exception does not cover an edit that goes beyond the class of its mode.
  const isBeyond = EDIT_CLASSES.indexOf(editClass) > EDIT_CLASSES.indexOf(EDIT_CLASS[mode]);
  return exception && (exception.rule === 'banned' || !isBeyond)
    ? { rule: exception.rule, editClass, why: exception.why }
    : { rule: profile.edits[editClass], editClass, why: null };
}

/** What must not be changed, as the reason of a ban. */
const BANS: Readonly<Record<EditClass, string>> = {
  'light only': 'Photos may not be changed at all.',
  'movable things': 'Nothing may be put into a picture or taken out of it.',
  surfaces: 'Walls, floors and other surfaces must stay as they are.',
  structure: 'The building must stay as it is.',
  view: 'The view outside must stay as it is.',
};

/** Why a profile bans an edit, as a sentence. */
export const banReason = ({ why, editClass }: EditJudgment): string => why ?? BANS[editClass];
