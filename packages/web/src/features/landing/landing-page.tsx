import { useDocumentTitle } from '../../ui/document-title.ts';
import { FeatureGrid } from './feature-grid.tsx';
import { FirstScreen } from './first-screen.tsx';
import { HowItWorks } from './how-it-works.tsx';
import classes from './landing.module.css';
import { Pricing } from './pricing.tsx';
import { StyleSection } from './style-section.tsx';

interface LandingPageProps {
  /** The visitor is about to open the playground: its code may be loaded now. */
  onIntent: () => void;
}

/** The first page: what the product does, shown rather than told, and the way into it. */
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
