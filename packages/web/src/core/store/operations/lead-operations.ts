import { type BodyOf, type LeadReceipt, leadRoutes } from '@home-design/contract';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { loadedOnce } from '../../../lib/load-code.ts';
import { readClientConfig } from '../../session/client-config.ts';

type Lead = BodyOf<typeof leadRoutes.capture>;

/** What is done with leads. They come with the lead form: nothing of what the browser keeps changes by them. */
export const leadOperations = {
  /**
   * Sends what somebody wrote who wants to be called. The same key sends it once.
   * @throws ApiError, or an Error with a sentence when the check was not passed
   */
  submit: (lead: Lead, idempotencyKey?: string): Promise<LeadReceipt> =>
    withPersonCheck((challenge) =>
      call(leadRoutes.capture, { body: { ...lead, ...challenge }, idempotencyKey }),
    ),
};

/**
 * Sends a form. A server that wants to know whether this is a person gets an answer first.
 * @throws ApiError, or an Error with a sentence when the check was not passed
 */
export async function withPersonCheck<Receipt>(
  send: (challenge: { challenge?: string }) => Promise<Receipt>,
): Promise<Receipt> {
  try {
    return await send({});
  } catch (error) {
    const siteKey = readClientConfig(document).botProtectionKey;
    if (!(error instanceof ApiError) || error.code !== 'challenge_required' || !siteKey) throw error;
    const { solveChallenge } = await loadedOnce(() => import('../../session/solve-challenge.ts'));
    return send({ challenge: await solveChallenge(siteKey) });
  }
}
