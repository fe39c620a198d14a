import { type BodyOf, type LeadReceipt, leadRoutes } from '@home-design/contract';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { readClientConfig } from '../../session/client-config.ts';

type Lead = BodyOf<typeof leadRoutes.capture>;

/** Actions on leads. They are loaded with the lead form: they change no cached data. */
export const leadOperations = {
  /**
   * Sends a request for a call. The same key sends it once.
   * @throws ApiError, or an Error with a sentence if the challenge failed
   */
  submit: (lead: Lead, idempotencyKey?: string): Promise<LeadReceipt> =>
    withPersonCheck((challenge) =>
      call(leadRoutes.capture, { body: { ...lead, ...challenge }, idempotencyKey }),
    ),
};

/**
 * Sends a form. Solves a challenge first if the server asks for one.
 * @throws ApiError, or an Error with a sentence if the challenge failed
 */
export async function withPersonCheck<Receipt>(
  send: (challenge: { challenge?: string }) => Promise<Receipt>,
): Promise<Receipt> {
  try {
    return await send({});
  } catch (error) {
    const siteKey = readClientConfig(document).botProtectionKey;
    if (!(error instanceof ApiError) || error.code !== 'challenge_required' || !siteKey) throw error;
    const { solveChallenge } = await loadedOnce(() => import('../../session/challenge/solve-challenge.ts'));
    return send({ challenge: await solveChallenge(siteKey) });
  }
}
