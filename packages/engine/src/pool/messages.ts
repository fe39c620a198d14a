import {
  EDIT_CLASSES,
  EMPTY_ROOM_TYPES,
  GOING_TYPES,
  LABEL_PLACES,
  MARK_KINDS,
  OBJECT_TYPES,
  OUTLOOKS,
  ROOM_LIGHTINGS,
  ROOM_STYLES,
  SURFACES,
} from '@home-design/vocabulary';
import { z } from 'zod';
import { ENGINE_ERROR_CODES } from '../base/engine-error.ts';
import { EditRequest } from '../edits/edit-request.ts';
import { PlanItem, StagingPlan } from '../edits/furniture/plan/staging-plan.ts';

const share = z.number().min(0).max(1);
const Box = z.strictObject({ left: share, top: share, right: share, bottom: share });
const focalLength35 = z.number().positive().nullable();

const Task = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ingest'), source: z.string(), folder: z.string() }),
  z.strictObject({ kind: z.literal('analyse'), photo: z.string(), focalLength35, analysis: z.string() }),
  z.strictObject({ kind: z.literal('detect'), photo: z.string(), focalLength35, analysis: z.string() }),
  z.strictObject({ kind: z.literal('find-marks'), photo: z.string(), looksTwice: z.boolean() }),
  z.strictObject({ kind: z.literal('measure-light'), photo: z.string() }),
  z.strictObject({
    kind: z.literal('compare'),
    pictures: z.tuple([z.string(), z.string()]),
    map: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('convert'),
    picture: z.string(),
    converted: z.string().regex(/\.(jpg|png|webp)$/),
    quality: z.int().min(1).max(100).optional(),
    maxSide: z.int().positive().optional(),
    wordmark: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('publish'),
    picture: z.string(),
    published: z.string().regex(/\.jpg$/),
    maxWidth: z.int().positive(),
    maxHeight: z.int().positive(),
    maxBytes: z.int().positive(),
    label: z.strictObject({ text: z.string(), place: z.enum(LABEL_PLACES) }).nullable(),
    wordmark: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('label'),
    picture: z.string(),
    text: z.string().optional(),
    place: z.enum(LABEL_PLACES).optional(),
    labeled: z.string().regex(/\.(jpg|png|webp)$/),
  }),
  z.strictObject({
    kind: z.literal('edit'),
    photo: z.string(),
    focalLength35,
    analysis: z.string(),
    request: EditRequest,
    folder: z.string(),
  }),
  z.strictObject({
    kind: z.literal('room-picture'),
    picture: z.strictObject({
      style: z.enum(ROOM_STYLES),
      lighting: z.enum(ROOM_LIGHTINGS),
      wall: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    }),
    folder: z.string(),
  }),
  z.strictObject({ kind: z.literal('prepare-selection'), photo: z.string(), prepared: z.string() }),
  z.strictObject({
    kind: z.literal('select'),
    prepared: z.string(),
    points: z.array(z.strictObject({ x: share, y: share, isMeant: z.boolean() })),
    box: Box.nullable(),
  }),
  z.strictObject({
    kind: z.literal('select-surface'),
    prepared: z.string(),
    analysis: z.string(),
    surface: z.enum(SURFACES),
    selected: z.base64().nullable(),
    points: z.array(z.strictObject({ x: share, y: share, isMeant: z.boolean() })),
  }),
  z.strictObject({
    kind: z.literal('preview-walls'),
    photo: z.string(),
    focalLength35,
    analysis: z.string(),
    folder: z.string(),
  }),
  z.strictObject({ kind: z.literal('preview-skies'), photo: z.string(), focalLength35, folder: z.string() }),
  z.strictObject({
    kind: z.literal('piece-sprites'),
    photo: z.string(),
    focalLength35,
    analysis: z.string(),
    style: StagingPlan.shape.style,
    seed: StagingPlan.shape.seed,
    item: PlanItem,
    number: z.int().min(0),
    turns: z.int().min(1).max(8),
    folder: z.string(),
  }),
  z.strictObject({
    kind: z.literal('list-going'),
    photo: z.string(),
    focalLength35,
    analysis: z.string(),
    question: z.discriminatedUnion('mode', [
      z.strictObject({ mode: z.literal('empty-room'), roomType: z.enum(EMPTY_ROOM_TYPES) }),
      z.strictObject({ mode: z.literal('declutter') }),
    ]),
  }),
  z.strictObject({
    kind: z.literal('prepare-staging'),
    photo: z.string(),
    focalLength35,
    analysis: z.string(),
  }),
  z.strictObject({
    kind: z.literal('forecast'),
    photo: z.string(),
    focalLength35,
    analysis: z.string(),
    request: EditRequest,
  }),
]);

const TwoFormats = z.strictObject({ webp: z.string(), jpeg: z.string() });
const files = { original: z.string(), preview: TwoFormats, thumbnail: TwoFormats };
const size = { width: z.int().positive(), height: z.int().positive(), thumbhash: z.string() };
const ObjectKind = z.enum(OBJECT_TYPES);
const outlook = z.enum(OUTLOOKS);
const solvedBy = z.enum(EditRequest.options.map(({ shape }) => shape.mode.value)).nullable();

/** The result of each kind of task. */
export const RESULTS = {
  ingest: z.strictObject({
    format: z.enum(['jpeg', 'png', 'webp']),
    ...size,
    focalLength35,
    fingerprint: z
      .string()
      .regex(/^[\da-f]{16}$/)
      .nullable(),
    files: z.strictObject(files),
  }),
  analyse: z.strictObject({ layoutConfidence: share }),
  detect: z.strictObject({
    objects: z.array(z.strictObject({ id: z.int().min(0), type: ObjectKind, confidence: share, box: Box })),
    categories: z.array(z.strictObject({ type: ObjectKind, count: z.int().min(1) })),
  }),
  'measure-light': z.strictObject({
    exposure: z.number(),
    red: z.number(),
    blue: z.number(),
    doubt: z.number().min(0),
    share,
    outdoors: share,
  }),
  'find-marks': z.strictObject({
    marks: z.array(
      z.strictObject({
        id: z.int().min(0),
        kind: z.enum(MARK_KINDS),
        confidence: share,
        box: Box,
        isTaken: z.boolean(),
      }),
    ),
  }),
  compare: z.strictObject({
    sameSize: z.boolean(),
    changedShare: share,
    meanDifference: z.number().min(0).max(255),
  }),
  label: z.strictObject({ width: z.int().positive(), height: z.int().positive() }),
  convert: z.strictObject({ width: z.int().positive(), height: z.int().positive() }),
  publish: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    bytes: z.int().positive(),
    quality: z.int().min(1).max(100),
    ssim: z.number().min(-1).max(1),
    isReduced: z.boolean(),
  }),
  'room-picture': z.strictObject({ width: z.int().positive(), height: z.int().positive() }),
  'prepare-selection': z.strictObject({ width: z.int().positive(), height: z.int().positive() }),
  select: z.strictObject({ width: z.int().positive(), height: z.int().positive(), mask: z.base64() }),
  'select-surface': z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    mask: z.base64(),
    pieces: z.int().nonnegative(),
  }),
  'preview-walls': z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    small: z.strictObject({ width: z.int().positive(), height: z.int().positive() }),
    light: z.strictObject({ lightness: z.number(), a: z.number(), b: z.number() }),
    from: z.strictObject({ L: z.number(), a: z.number(), b: z.number() }),
  }),
  'preview-skies': z.strictObject({ width: z.int().positive(), height: z.int().positive() }),
  'piece-sprites': z.strictObject({
    sprites: z.array(
      z.strictObject({
        turn: z.number(),
        area: z.strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
      }),
    ),
  }),
  'list-going': z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    map: z.base64(),
    things: z.array(
      z.strictObject({
        id: z.int().min(1).max(255),
        type: z.enum(GOING_TYPES),
        isTaken: z.boolean(),
        share,
        box: Box,
      }),
    ),
  }),
  'prepare-staging': z.strictObject({ isReady: z.boolean() }),
  forecast: z.strictObject({
    parts: z.array(
      z.strictObject({ about: z.string(), isMain: z.boolean(), outlook, sentence: z.string(), solvedBy }),
    ),
    refusal: z.strictObject({ reason: z.string(), solvedBy }).nullable(),
  }),
  edit: z.strictObject({
    ...size,
    files: z.strictObject({ ...files, mask: z.string().nullable() }),
    changedShare: share,
    confidence: share,
    warnings: z.array(z.string()),
    suggestedBecause: z.string().nullable(),
    regions: z.array(z.int().min(0)),
    editClass: z.enum(EDIT_CLASSES),
    seed: z.int().min(0),
    plan: StagingPlan.nullable(),
    steps: z.array(
      z.strictObject({ about: z.string(), edits: z.array(z.string()), outcome: z.string(), outlook }),
    ),
  }),
};

/** Parent to child: a task, and whether previews of its result are wanted. A child does one task at a time. */
export const ToChild = z.strictObject({ number: z.int(), task: Task, wantsPreviews: z.boolean() });
export type ToChild = z.infer<typeof ToChild>;

/** Characters of a preview, ten times those of a usual one. */
const MOST_PREVIEW = 1_000_000;

/** Child to parent: the state of task `number`. The receiver, who knows the task, parses `result` by `RESULTS`. */
export const FromChild = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('progress'), number: z.int(), stage: z.string(), fraction: share }),
  /** A rough picture of the result: a small WebP in base64. */
  z.strictObject({ is: z.literal('preview'), number: z.int(), picture: z.base64().max(MOST_PREVIEW) }),
  z.strictObject({ is: z.literal('done'), number: z.int(), result: z.unknown() }),
  z.strictObject({
    is: z.literal('failed'),
    number: z.int(),
    code: z.enum(ENGINE_ERROR_CODES),
    message: z.string(),
    /** Where an unexpected failure happened, for the log. */
    stack: z.string().optional(),
  }),
]);
export type FromChild = z.infer<typeof FromChild>;
