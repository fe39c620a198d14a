import { LABEL_PLACES } from '@home-design/vocabulary';
import { z } from 'zod';
import { EDIT_MODES, type EditMode } from '../edits/edit-arguments.ts';
import type { EditClass } from '../edits/edit-options.ts';

/**
 * The rule of a profile for a class of edits. `labeled`: such a picture may be published with a label that says it was
 * changed. `banned`: it must not be published.
 */
export const EDIT_RULES = ['allowed', 'labeled', 'banned'] as const;
export type EditRule = (typeof EDIT_RULES)[number];

/** A destination of published pictures, with its size limits. */
export const PublishingDestination = z.strictObject({
  /** Used as the name of a folder: `mls`. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(80),
  format: z.literal('jpeg'),
  /** Pictures are scaled down to fit, but never up. */
  max_width: z.int().min(320).max(12_000),
  max_height: z.int().min(240).max(12_000),
  /** A smaller picture is an obstacle to publishing. */
  min_width: z.int().min(1).max(12_000),
  min_height: z.int().min(1).max(12_000),
  /** Bytes of one file. */
  max_bytes: z
    .int()
    .min(20_000)
    .max(60 * 1024 * 1024),
  /** Pictures of a listing; null: no known limit. */
  max_pictures: z.int().min(1).max(500).nullable(),
});
export type PublishingDestination = z.infer<typeof PublishingDestination>;

/** The source of a profile's rules. */
const ProfileSource = z.strictObject({
  title: z.string().min(1).max(200),
  address: z.string().min(1).max(300),
  /** `primary`: the rule itself was read; `secondary`: a description of it. */
  kind: z.enum(['primary', 'secondary']),
});

const rule = z.enum(EDIT_RULES);
const rulesByClass = {
  'light only': rule,
  'movable things': rule,
  surfaces: rule,
  structure: rule,
  view: rule,
} satisfies Record<EditClass, typeof rule>;

/** Publishing rules of a place for listings. */
export const PublishingProfile = z
  .strictObject({
    /** Such as `us-general`; `own` is the user's own profile. */
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** Increases by one with every change of the rules. */
    version: z.int().min(1),
    name: z.string().min(1).max(80),
    region: z.string().max(80),
    /** One or two sentences. */
    summary: z.string().max(400),
    sources: z.array(ProfileSource),
    /** Requirements that a program cannot check, in sentences. */
    remarks: z.array(z.string().max(400)),
    destinations: z.array(PublishingDestination).min(1).max(4),
    label: z.strictObject({
      /** `drawn`: in the picture; `caption`: only in its caption; `both`. */
      mode: z.enum(['drawn', 'caption', 'both']),
      /** The text of the label, such as 'Virtually staged'. */
      text: z.string().trim().min(1).max(60),
      place: z.enum(LABEL_PLACES),
    }),
    /** The place of the original of a labeled picture; `none`: it is not required. */
    originals: z.enum(['none', 'before', 'after']),
    /** The requirement for the first picture. */
    first_picture: z.enum(['any', 'unaltered']),
    edits: z.strictObject(rulesByClass),
    /** Rules of single edits, which win over those of their class; `why` is shown to the user. */
    exceptions: z.array(
      z.strictObject({
        mode: z.enum(EDIT_MODES as [EditMode, ...EditMode[]]),
        rule: z.enum(EDIT_RULES),
        why: z.string().min(1).max(300),
      }),
    ),
    /** Pattern of file names, with the placeholders `{position}`, `{photo}` and `{state}` (`original`, `edited`). */
    file_name: z.string().regex(/^[\w{}-]{1,80}$/),
  })
  .meta({ id: 'PublishingProfile' });
export type PublishingProfile = z.infer<typeof PublishingProfile>;

/** The id of every user's own profile. */
export const OWN_PROFILE = 'own';
/** The default profile of a listing. */
export const DEFAULT_PROFILE = 'us-general';

const PLACEHOLDERS = ['{position}', '{photo}', '{state}'];

/** Whether braces contain only known placeholders, and pictures get different names. */
function isFileName(pattern: string): boolean {
  const rest = PLACEHOLDERS.reduce((text, placeholder) => text.replaceAll(placeholder, ''), pattern);
  return !/[{}]/.test(rest) && pattern.includes('{position}') && pattern.includes('{state}');
}

/** The rules of the user's own profile in a request. */
export const OwnPublishingRules = PublishingProfile.omit({ id: true, version: true, sources: true })
  .refine(({ file_name }) => isFileName(file_name), {
    message: 'must hold {position} and {state}, and no braces but those of {position}, {photo} and {state}',
    path: ['file_name'],
  })
  .refine(
    ({ destinations }) =>
      destinations.every(
        ({ min_width, max_width, min_height, max_height }) =>
          min_width <= max_width && min_height <= max_height,
      ),
    { message: 'The smallest size is larger than the largest.', path: ['destinations'] },
  )
  .refine(({ destinations }) => new Set(destinations.map(({ id }) => id)).size === destinations.length, {
    message: 'must not repeat a name',
    path: ['destinations'],
  })
  .refine(({ exceptions }) => new Set(exceptions.map(({ mode }) => mode)).size === exceptions.length, {
    message: 'must not name an edit twice',
    path: ['exceptions'],
  });
export type OwnPublishingRules = z.infer<typeof OwnPublishingRules>;
