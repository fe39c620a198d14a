import { useParams } from 'react-router';
import type { LeadFormPart } from './lead-form-part.ts';
import { PageInState } from './page-in-state.tsx';
import { useListingPage } from './use-listing-page.ts';

/** The page of a listing for a buyer with its link. No account is needed. */
export function ListingPage({ LeadForm }: { LeadForm: LeadFormPart }) {
  const { token = '' } = useParams();
  return <PageOf key={token} token={token} LeadForm={LeadForm} />;
}

function PageOf({ token, LeadForm }: { token: string; LeadForm: LeadFormPart }) {
  const { state, load, unlock } = useListingPage(token);
  const tryAgain = () => void load(); // the state carries the failure
  return (
    <PageInState state={state} token={token} LeadForm={LeadForm} onUnlock={unlock} onTryAgain={tryAgain} />
  );
}
