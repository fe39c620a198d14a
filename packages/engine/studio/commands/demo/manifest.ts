import { z } from 'zod';
import { EditRequest } from '../../../src/edits/edit-request.ts';
import { VARIANTS } from '../../samples/scene.ts';
import { MOST_WRONG } from './wrong-share.ts';

const size = { width: z.int().positive(), height: z.int().positive() };
/** Address on the server that serves the folder. */
const Address = z.templateLiteral(['/demo/', z.string(), '.webp']);

/** A picture of the front page: a rendered room, or an edit of it. */
const DemoPicture = z.strictObject({
  id: z.string(),
  sample: z.string(),
  variant: z.enum(VARIANTS),
  /** The engine's request; null = the rendered room. */
  edit: EditRequest.nullable(),
  /** Share of its surface that the edit changed wrongly by the renderer's labels; null if it is not checked. */
  wrong: z.number().min(0).max(MOST_WRONG).nullable(),
  /** The same picture at several widths, largest first. */
  renditions: z.array(z.strictObject({ ...size, webp: Address })).min(1),
});

/** A choice on the front page; both pictures by their id. */
const Demo = z.strictObject({
  id: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Whether edges were touched up by hand. */
  touchedUp: z.boolean(),
});

/** A room to try the product on. */
const SampleRoom = z.strictObject({
  id: z.string(),
  sample: z.string(),
  variant: z.enum(VARIANTS),
  /** The photo that is edited, of this size. */
  image: Address,
  /** The same, small. */
  thumbnail: Address,
  label: z.string(),
  description: z.string(),
  style: z.string(),
  ...size,
});

/**
 * The content of the web app's `public/demo`: large renderings of our rooms, edits of them, and samples for the
 * visitor's edits.
 */
export const Manifest = z.strictObject({
  pictures: z.array(DemoPicture),
  demos: z.array(Demo),
  samples: z.array(SampleRoom),
});
export type Manifest = z.infer<typeof Manifest>;
export type DemoPicture = z.infer<typeof DemoPicture>;
export type SampleRoom = z.infer<typeof SampleRoom>;
