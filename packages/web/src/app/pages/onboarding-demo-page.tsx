import { Title } from '@mantine/core';
import { DemoSlider } from '../../features/landing/demo-slider.tsx';
import { StartButton } from '../../features/landing/start-button.tsx';
import { StyleSelector } from '../../features/landing/style-selector.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { demoCopy } from './demo-copy.ts';
import classes from './demo-pages.module.css';

interface OnboardingDemoPageProps {
  /** Called when the visitor is about to open the playground, so that its code can be loaded. */
  onIntent: () => void;
}

/** The three steps of using the product, to try out. */
export function OnboardingDemoPage({ onIntent }: OnboardingDemoPageProps) {
  useDocumentTitle(demoCopy.onboardingTitle);
  return (
    <div className={classes.page}>
      <Title order={1}>{demoCopy.onboardingTitle}</Title>
      <p className={classes.lead}>{demoCopy.onboardingLead}</p>
      <section className={classes.section} aria-labelledby="compare">
        <Title order={2} id="compare">
          {demoCopy.compare}
        </Title>
        <p className={classes.lead}>{demoCopy.compareLead}</p>
        <DemoSlider />
      </section>
      <section className={classes.section} aria-labelledby="choose">
        <Title order={2} id="choose">
          {demoCopy.choose}
        </Title>
        <p className={classes.lead}>{demoCopy.chooseLead}</p>
        <StyleSelector />
      </section>
      <section className={classes.section} aria-labelledby="start">
        <Title order={2} id="start">
          {demoCopy.start}
        </Title>
        <p className={classes.lead}>{demoCopy.startLead}</p>
        <StartButton label={demoCopy.tryIt} failure={demoCopy.startFailed} onIntent={onIntent} />
      </section>
    </div>
  );
}
