import { useLocation } from 'react-router';
import { GeneratedImagesPage } from '../../features/generated-images/generated-images-page.tsx';
import { paths } from '../../lib/paths.ts';
import { HeroDemoPage } from './hero-demo-page.tsx';
import { OnboardingDemoPage } from './onboarding-demo-page.tsx';

interface DemoPageProps {
  /** The visitor is about to open the playground: its code may be loaded now. */
  onIntent: () => void;
}

/** The demo page of the address; they come together, since whoever looks at one may look at the next. */
export function DemoPage({ onIntent }: DemoPageProps) {
  const { pathname } = useLocation();
  if (pathname === paths.generatedImages()) return <GeneratedImagesPage />;
  if (pathname.endsWith(paths.heroDemo())) return <HeroDemoPage />;
  return <OnboardingDemoPage onIntent={onIntent} />;
}
