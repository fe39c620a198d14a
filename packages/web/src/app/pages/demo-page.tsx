import { useLocation } from 'react-router';
import { GeneratedImagesPage } from '../../features/generated-images/generated-images-page.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { HeroDemoPage } from './hero-demo-page.tsx';
import { OnboardingDemoPage } from './onboarding-demo-page.tsx';

interface DemoPageProps {
  /** Called when the visitor is about to open the playground, so that its code can be loaded. */
  onIntent: () => void;
}

/** The demo page of the address. The pages are loaded together, because visitors often see more than one. */
export function DemoPage({ onIntent }: DemoPageProps) {
  const { pathname } = useLocation();
  if (pathname === paths.generatedImages()) return <GeneratedImagesPage />;
  if (pathname.endsWith(paths.heroDemo())) return <HeroDemoPage />;
  return <OnboardingDemoPage onIntent={onIntent} />;
}
