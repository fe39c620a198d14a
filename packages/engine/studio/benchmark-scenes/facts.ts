import { ROOM_TYPES } from '@home-design/vocabulary';
import { z } from 'zod';
import { PIECE_KINDS } from '../../src/furniture/kinds.ts';
import { SAMPLE_STYLES } from '../../src/furniture/styles/style.ts';
import { CLUTTER_KINDS } from '../samples/room-spec.ts';

const Vector = z.tuple([z.number(), z.number(), z.number()]);

/**
 * What is special about a view: towards a corner, tilted, down a corridor, held upright, straight at a wall (one
 * vanishing point only), or a house seen from outside.
 */
export const VIEWS = ['corner', 'pitched', 'narrow', 'portrait', 'frontal', 'exterior'] as const;
export type View = (typeof VIEWS)[number];

/** What makes a scene hard, for tables by kind. */
export const TRAITS = [
  'dark-walls',
  'two-paints',
  'wood-walls',
  'tiles',
  'glass',
  'curtains-like-walls',
  'pale-carpet',
  'clutter',
  'sun-patch',
  'lamps',
  'night',
  'no-window',
  'bare-branches',
  'railing',
  'roofline',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The facts of a benchmark scene besides its pictures: `scene.json` beside them. */
export const SceneFacts = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  roomType: z.enum(ROOM_TYPES),
  style: z.enum(SAMPLE_STYLES),
  seed: z.int(),
  view: z.enum(VIEWS),
  traits: z.array(z.enum(TRAITS)),
  /** Held-out scenes are never used for tuning; a scene that was looked at moves to the tuned ones. */
  heldOut: z.boolean(),
  /** Of the photo in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The pinhole camera: focal length and center in pixels, unit axes and place in world coordinates (meters, y up). */
  camera: z.strictObject({
    focal: z.number().positive(),
    center: z.tuple([z.number(), z.number()]),
    position: Vector,
    right: Vector,
    down: Vector,
    forward: Vector,
  }),
  /** The room's box, 0 to these along x, y, z in meters; null outdoors. */
  room: z
    .strictObject({
      width: z.number().positive(),
      height: z.number().positive(),
      depth: z.number().positive(),
    })
    .nullable(),
  /** Every piece of furniture and decor: the label of its pixels, its kind, and whether the empty twin keeps it. */
  things: z.array(
    z.strictObject({
      label: z.int().min(32).max(255),
      kind: z.enum([...PIECE_KINDS, ...CLUTTER_KINDS]),
      stays: z.boolean(),
    }),
  ),
  /** Whether `empty.webp`, `empty-labels.png` and `behind.png` exist: they do not if there is nothing to remove. */
  hasTwin: z.boolean(),
  /** SHA-256 of all inputs of the pictures: with the same hash they need not be rendered again. */
  scene: z.string().regex(/^[0-9a-f]{64}$/),
});
export type SceneFacts = z.infer<typeof SceneFacts>;
