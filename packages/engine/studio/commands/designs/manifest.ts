import { z } from 'zod';
import { EditRequest } from '../../../src/edits/edit-request.ts';
import { VARIANTS } from '../../samples/scene.ts';

/** The content of the web app's `public/designs`: samples, and edits of them, each at two widths. */
export const DesignManifest = z.strictObject({
  pictures: z.array(
    z.strictObject({
      id: z.string(),
      sample: z.string(),
      variant: z.enum(VARIANTS),
      /** The engine's request; null = the rendered sample. */
      edit: EditRequest.nullable(),
      /** Of the larger file. */
      width: z.int().positive(),
      height: z.int().positive(),
    }),
  ),
});
export type DesignManifest = z.infer<typeof DesignManifest>;
