import { LABEL_PLACES } from '@home-design/vocabulary';
import { z } from 'zod';
import { EDIT_MODES, type EditMode } from './edit-arguments.ts';
import type { EditClass } from './edit-options.ts';

/**
 * What a profile says of a kind of edit. `labeled`: such a picture may be published where it says that it was
 * changed. `banned`: it may not be published at all.
 */
export const EDIT_RULES = ['allowed', 'labeled', 'banned'] as const;
export type EditRule = (typeof EDIT_RULES)[number];

/** Where the set of pictures goes, and how large they may be there. */
export const PublishingDestination = z.strictObject({
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
});
export type PublishingDestination = z.infer<typeof PublishingDestination>;

/** Where a profile's rules were read. */
const ProfileSource = z.strictObject({
  title: z.string().min(1).max(200),
  address: z.string().min(1).max(300),
  /** `primary`: the rule itself was read; `secondary`: somebody's account of it. */
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
      place: z.enum(LABEL_PLACES),
    }),
    /** Where the photo stands that a labeled picture was made of; `none`: it is not asked for. */
    originals: z.enum(['none', 'before', 'after']),
    /** What the first picture must be. */
    first_picture: z.enum(['any', 'unaltered']),
    edits: z.strictObject(rulesByClass),
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

/** The person's own, which each has one of. */
export const OWN_PROFILE = 'own';
/** What holds for a listing until somebody chooses. */
export const DEFAULT_PROFILE = 'us-general';

const PLACEHOLDERS = ['{position}', '{photo}', '{state}'];

/** Whether nothing but the known placeholders stands in braces, and pictures get names of their own. */
function isFileName(pattern: string): boolean {
  const rest = PLACEHOLDERS.reduce((text, placeholder) => text.replaceAll(placeholder, ''), pattern);
  return !/[{}]/.test(rest) && pattern.includes('{position}') && pattern.includes('{state}');
}

/** The rules of one's own profile as they are sent. */
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
