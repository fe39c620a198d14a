import { type BodyOf, type LeadReceipt, leadRoutes } from '@home-design/contract';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { loadedOnce } from '../../../lib/load-code.ts';
import { readClientConfig } from '../../session/client-config.ts';

type Lead = BodyOf<typeof leadRoutes.capture>;

/** What is done with leads. They come with the lead form: nothing of what the browser keeps changes by them. */
export const leadOperations = {
  /**
   * Sends what somebody wrote who wants to be called. A server that wants to know whether this is a person gets an
   * answer first. The same key sends it once.
   * @throws ApiError, or an Error with a sentence when the check was not passed
   */
  async submit(lead: Lead, idempotencyKey?: string): Promise<LeadReceipt> {
    try {
      return await call(leadRoutes.capture, { body: lead, idempotencyKey });
    } catch (error) {
      const siteKey = readClientConfig(document).botProtectionKey;
      if (!(error instanceof ApiError) || error.code !== 'challenge_required' || !siteKey) throw error;
      const { solveChallenge } = await loadedOnce(() => import('../../session/solve-challenge.ts'));
      const challenge = await solveChallenge(siteKey);
      return call(leadRoutes.capture, { body: { ...lead, challenge }, idempotencyKey });
    }
  },
};
