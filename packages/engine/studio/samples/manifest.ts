import { ROOM_TYPES } from '@home-design/vocabulary';
import { z } from 'zod';
import { PIECE_KINDS } from '../../src/furniture/kinds.ts';
import { SAMPLE_STYLES } from '../../src/furniture/styles/style.ts';
import { CLUTTER_KINDS } from './room-spec.ts';
import { VARIANTS } from './scene.ts';
import { SHELL_CLASSES } from './shell/shell-part.ts';

const Vector = z.tuple([z.number(), z.number(), z.number()]);
const Label = z.int().min(0).max(255);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file beside the manifest. */
const SampleFile = z.strictObject({ path: z.string(), bytes: z.int().positive(), sha256: Sha256 });

/** The pinhole camera: focal length and center in pixels, axes in world coordinates (meters, y up). */
const Camera = z.strictObject({
  focal: z.number().positive(),
  center: z.tuple([z.number(), z.number()]),
  position: Vector,
  right: Vector,
  down: Vector,
  forward: Vector,
});

/** One rendered picture of a room or house. */
const SamplePicture = z.strictObject({
  variant: z.enum(VARIANTS),
  width: z.int().positive(),
  height: z.int().positive(),
  photo: SampleFile,
  /** 8-bit gray picture: each pixel is a label of `classes` or of one of the things. */
  labels: SampleFile,
  things: z.array(z.strictObject({ label: Label, kind: z.enum([...PIECE_KINDS, ...CLUTTER_KINDS]) })),
  camera: Camera,
  /** Paths a pixel. */
  samples: z.int().positive(),
  /** Of all inputs of the picture: with the same hash it need not be rendered again. */
  scene: Sha256,
});

const Sample = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(3),
  roomType: z.enum(ROOM_TYPES),
  style: z.enum(SAMPLE_STYLES),
  seed: z.int(),
  pictures: z.array(SamplePicture).min(1),
});

/** The content of `packages/engine/samples`: rooms and houses of our own, with a class for every pixel. */
export const SampleManifest = z.strictObject({
  /** Label of each part of a room or house in the label pictures; 0 = open sky. */
  classes: z.array(z.strictObject({ label: Label, name: z.enum(SHELL_CLASSES) })),
  samples: z.array(Sample),
});
export type SampleManifest = z.infer<typeof SampleManifest>;
export type SamplePicture = z.infer<typeof SamplePicture>;
export type Sample = z.infer<typeof Sample>;
