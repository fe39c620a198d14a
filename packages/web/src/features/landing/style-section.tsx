import { Anchor, Title } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useNear } from '../../ui/lazy-part/use-near.ts';
import { landingCopy } from './copy.ts';
import classes from './landing.module.css';

const StyleParts = lazyPart(async () => (await import('./style-parts.tsx')).StyleParts);

/** Reserves the place of the style selector, and loads it when the visitor scrolls near. */
export function StyleSection() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <section className={classes.section} aria-labelledby="styles">
      <Title order={2} id="styles">
        {landingCopy.stylesTitle}
      </Title>
      <p className={classes.sectionLead}>
        {landingCopy.stylesLead}{' '}
        <Anchor component={Link} to={paths.heroDemo()} inherit underline="always">
          {landingCopy.seeDemo}
        </Anchor>
      </p>
      <div ref={place} className={classes.stylePlace}>
        <Suspense>{isNear && <StyleParts />}</Suspense>
      </div>
    </section>
  );
}
