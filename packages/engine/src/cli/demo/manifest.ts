import { z } from 'zod';
import { EditRequest } from '../../edits/edit-request.ts';

const size = { width: z.int().positive(), height: z.int().positive() };

/** The same picture at one width, in both formats; addresses on the server that serves the folder. */
const Rendition = z.strictObject({ ...size, webp: z.string(), jpeg: z.string() });

/** The drawn room of the front page, or what one edit made of it. */
const DemoPicture = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** What the engine was asked for; null = the room as it was drawn. */
  edit: EditRequest.nullable(),
  /** Seed the room was drawn with. */
  seed: z.int(),
  /** Largest first. */
  renditions: z.array(Rendition).min(1),
});

/** A drawn room to try the product on. */
const SampleRoom = z.strictObject({
  id: z.string(),
  image: z.string(),
  label: z.string(),
  description: z.string(),
  style: z.string(),
  ...size,
  seed: z.int(),
});

/** What lies in the web app's `public/demo`: every picture drawn by code and edited by the engine. */
export const Manifest = z.strictObject({ pictures: z.array(DemoPicture), samples: z.array(SampleRoom) });
export type Manifest = z.infer<typeof Manifest>;
export type DemoPicture = z.infer<typeof DemoPicture>;
export type SampleRoom = z.infer<typeof SampleRoom>;
