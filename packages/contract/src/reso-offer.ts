import { z } from 'zod';

/** What the browser knows of the MLS that this server reads by the RESO Web API. */
export const ResoOffer = z.object({
  /** What people call it, such as 'Harbor MLS'. */
  name: z.string().min(1),
  /** Whether guests may search it, too. */
  forGuests: z.boolean(),
});
export type ResoOffer = z.infer<typeof ResoOffer>;
