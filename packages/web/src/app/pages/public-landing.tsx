import { LandingPage } from '../../features/landing/landing-page.tsx';
import { ClosingOffer } from './closing-offer.tsx';

/** The landing page, with a short form at its end for whoever would rather talk. */
export function PublicLanding({ onIntent }: { onIntent: () => void }) {
  return (
    <>
      <LandingPage onIntent={onIntent} />
      <ClosingOffer />
    </>
  );
}
