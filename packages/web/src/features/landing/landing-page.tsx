import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { FirstScreen } from './first-screen.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing.module.css';
import { Pricing } from './pricing.tsx';
import { StyleSection } from './style-section.tsx';

interface LandingPageProps {
  /** Called when the visitor is about to open the playground, so that its code can be loaded. */
  onIntent: () => void;
}

/** The landing page: it shows what the product does, and leads into it. */
export function LandingPage({ onIntent }: LandingPageProps) {
  useDocumentTitle(null);
  return (
    <div className={classes.page}>
      <FirstScreen onIntent={onIntent} />
      <StyleSection />
      <FeatureGrid />
      <HowItWorks />
      <Pricing />
    </div>
  );
}
