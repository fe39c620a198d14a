import { z } from 'zod';
import { EDIT_CLASS, EDIT_MODES, type EditMode } from './edit-arguments.ts';
import { EDIT_CLASSES, type EditClass } from './edit-options.ts';

/**
 * What a profile says of a kind of edit. `labeled`: such a picture may be published where it says that it was
 * changed. `banned`: it may not be published at all.
 */
export const EDIT_RULES = ['allowed', 'labeled', 'banned'] as const;
export type EditRule = (typeof EDIT_RULES)[number];

/** Where the set of pictures goes, and how large they may be there. */
export const PublishingDestination = z
  .strictObject({
    /** In names of folders: `mls`. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    name: z.string().min(1).max(80),
    format: z.literal('jpeg'),
    /** Pictures are made smaller to fit, never larger. */
    max_width: z.int().min(320).max(12_000),
    max_height: z.int().min(240).max(12_000),
    /** A smaller picture stands in the way of publishing. */
    min_width: z.int().min(1).max(12_000),
    min_height: z.int().min(1).max(12_000),
    /** Bytes of one file. */
    max_bytes: z
      .int()
      .min(20_000)
      .max(60 * 1024 * 1024),
    /** Pictures of a listing; null: no limit is known. */
    max_pictures: z.int().min(1).max(500).nullable(),
  })
  .meta({ id: 'PublishingDestination' });
export type PublishingDestination = z.infer<typeof PublishingDestination>;

/** Where a profile's rules were read. */
const ProfileSource = z.strictObject({
  title: z.string().min(1).max(200),
  address: z.string().min(1).max(300),
  /** `primary`: the rule itself was read; `secondary`: somebody's account of it. */
  kind: z.enum(['primary', 'secondary']),
});

/** Rules of a place where listings are published. */
export const PublishingProfile = z
  .strictObject({
    /** Such as `us-general`; `own` is the person's own. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** Goes up by one with every change of the rules. */
    version: z.int().min(1),
    name: z.string().min(1).max(80),
    region: z.string().max(80),
    /** One or two sentences. */
    summary: z.string().max(400),
    sources: z.array(ProfileSource),
    /** What these rules ask for that a program cannot check, in sentences. */
    remarks: z.array(z.string().max(400)),
    destinations: z.array(PublishingDestination).min(1).max(4),
    label: z.strictObject({
      /** `drawn`: across the picture; `caption`: in its description alone; `both`. */
      mode: z.enum(['drawn', 'caption', 'both']),
      /** What it says, such as 'Virtually staged'. */
      text: z.string().trim().min(1).max(60),
      place: z.enum(['foot', 'lower-left', 'lower-right']),
    }),
    /** Where the photo stands that a labeled picture was made of; `none`: it is not asked for. */
    originals: z.enum(['none', 'before', 'after']),
    /** What the first picture must be. */
    first_picture: z.enum(['any', 'unaltered']),
    edits: z.record(z.enum(EDIT_CLASSES), z.enum(EDIT_RULES)),
    /** Rules of single edits, which go before those of their class; `why` is told to the person. */
    exceptions: z.array(
      z.strictObject({
        mode: z.enum(EDIT_MODES as [EditMode, ...EditMode[]]),
        rule: z.enum(EDIT_RULES),
        why: z.string().min(1).max(300),
      }),
    ),
    /** Names of files: `{position}`, `{photo}` and `{state}` (`original`, `edited`) are filled in. */
    file_name: z.string().regex(/^[\w{}-]{1,80}$/),
  })
  .meta({ id: 'PublishingProfile' });
export type PublishingProfile = z.infer<typeof PublishingProfile>;

/** What a profile says of an edit before it is made. */
export interface EditJudgment {
  rule: EditRule;
  editClass: EditClass;
  /** The profile's own words on this edit; null where the rule is that of the class. */
  why: string | null;
}

/** Judges an edit that somebody is about to ask for, at the most that it may change. */
export function judgeEdit(profile: PublishingProfile, mode: EditMode): EditJudgment {
  const editClass = EDIT_CLASS[mode];
  const exception = profile.exceptions.find((one) => one.mode === mode);
  return exception
    ? { rule: exception.rule, editClass, why: exception.why }
    : { rule: profile.edits[editClass], editClass, why: null };
}
