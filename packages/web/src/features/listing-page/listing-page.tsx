import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { PageInState } from './page-in-state.tsx';
import { useListingPage } from './use-listing-page.ts';

/** The form that writes to the agent; another feature's. Without a token it can be looked at, and sends nothing. */
export type LeadFormPart = ComponentType<{
  token: string | null;
  offer: { title: string; text: string };
}>;

/** What a buyer sees who was sent the link of a listing; they need no account. */
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
