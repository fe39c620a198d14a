/** The demo pages come together: whoever looks at one may look at the next. */
export { GeneratedImagesPage } from '../../features/generated-images/generated-images-page.tsx';
export { HeroDemoPage } from './hero-demo-page.tsx';
export { OnboardingDemoPage } from './onboarding-demo-page.tsx';
