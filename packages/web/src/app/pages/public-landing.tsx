import { LandingPage } from '../../features/landing/landing-page.tsx';
import { ClosingOffer } from './closing-offer.tsx';

/** The landing page, with a short contact form at its end. */
export function PublicLanding({ onIntent }: { onIntent: () => void }) {
  return (
    <>
      <LandingPage onIntent={onIntent} />
      <ClosingOffer />
    </>
  );
}
