import { publicListingRoutes } from '@home-design/contract';
import { withPersonCheck } from '../../core/store/operations/lead-operations.ts';
import { call } from '../../lib/api/api-client.ts';
import { copy } from './copy.ts';
import { LeadForm } from './lead-form.tsx';
import type { SendLead } from './use-lead-form.ts';

export interface ListingLeadFormProps {
  /** The link of its page; null: a preview, which sends nothing. */
  token: string | null;
  offer: { title: string; text: string };
}

/** Writes to the agent of a listing by the link of its page. */
export function ListingLeadForm({ token, offer }: ListingLeadFormProps) {
  return (
    <LeadForm
      mode="listing"
      source={`listing-${token?.slice(0, 8) ?? 'preview'}`}
      offer={offer}
      failedToast={token === null ? copy.previewFailed : copy.failed}
      send={(lead, idempotencyKey) => send(token, lead, idempotencyKey)}
    />
  );
}

function send(token: string | null, ...[lead, idempotencyKey]: Parameters<SendLead>): ReturnType<SendLead> {
  if (token === null) return Promise.reject(new Error(copy.previewFailed.message));
  const { firstName, lastName, email, phone, message, acceptTerms, website } = lead;
  return withPersonCheck((challenge) =>
    call(publicListingRoutes.lead, {
      params: { token },
      body: { firstName, lastName, email, phone, message, acceptTerms, website, ...challenge },
      idempotencyKey,
    }),
  );
}
