import { z } from 'zod';

/** The facts for the browser about the MLS that this server reads by the RESO Web API. */
export const ResoOffer = z.object({
  /** The displayed name, such as 'Harbor MLS'. */
  name: z.string().min(1),
  /** Whether guests may search it too. */
  forGuests: z.boolean(),
});
export type ResoOffer = z.infer<typeof ResoOffer>;
