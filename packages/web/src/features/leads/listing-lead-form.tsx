import { publicListingRoutes } from '@home-design/contract';
import { withPersonCheck } from '../../core/store/operations/lead-operations.ts';
import { call } from '../../lib/api-client.ts';
import { LeadForm } from './lead-form.tsx';

export interface ListingLeadFormProps {
  token: string;
  offer: { title: string; text: string };
}

/** Writes to the agent of a listing, by the link of its page. */
export function ListingLeadForm({ token, offer }: ListingLeadFormProps) {
  return (
    <LeadForm
      mode="listing"
      source={`listing-${token.slice(0, 8)}`}
      offer={offer}
      send={({ firstName, lastName, email, phone, message, acceptTerms, website }, idempotencyKey) =>
        withPersonCheck((challenge) =>
          call(publicListingRoutes.lead, {
            params: { token },
            body: { firstName, lastName, email, phone, message, acceptTerms, website, ...challenge },
            idempotencyKey,
          }),
        )
      }
    />
  );
}
