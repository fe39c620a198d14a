import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import { DemoSlider } from '../../features/landing/demo-slider.tsx';
import { ExampleCarousel } from '../../features/landing/example-carousel.tsx';
import { ExampleGallery } from '../../features/landing/example-gallery.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { demoCopy } from './demo-copy.ts';
import classes from './demo-pages.module.css';

/** Edits before and after, and the example gallery. */
export function HeroDemoPage() {
  useDocumentTitle(demoCopy.heroTitle);
  return (
    <div className={classes.page}>
      <Title order={1}>{demoCopy.heroTitle}</Title>
      <p className={classes.lead}>{demoCopy.heroLead}</p>
      <DemoSlider />
      <section className={classes.section} aria-labelledby="examples">
        <Title order={2} id="examples">
          {demoCopy.examples}
        </Title>
        <p className={classes.lead}>{demoCopy.examplesLead}</p>
        <ExampleGallery />
      </section>
      <section className={classes.section} aria-labelledby="gallery">
        <Title order={2} id="gallery">
          {demoCopy.carousel}
        </Title>
        <ExampleCarousel />
      </section>
      <p className={classes.links}>
        <Anchor component={Link} to={paths.onboardingDemo()}>
          {demoCopy.onboardingDemo}
        </Anchor>
        <Anchor component={Link} to={paths.generatedImages()}>
          {demoCopy.generatedImages}
        </Anchor>
      </p>
    </div>
  );
}
