import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './closing-offer.module.css';

const ShortForm = lazyPart(async () => {
  const [{ LeadForm }, { ServerState }] = await Promise.all([
    import('../../features/leads/lead-form.tsx'),
    import('../server-state.tsx'),
  ]);
  const WithState = () => (
    <ServerState>
      <LeadForm mode="minimal" source="landing" />
    </ServerState>
  );
  return WithState;
});

/** Loaded when it is this near: most visitors never get to the end of the page. */
const NEAR = '400px';

/** A short form for a consultation, in a place that is kept for it. */
export function ClosingOffer() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.place}>
      <Suspense>{isNear && <ShortForm />}</Suspense>
    </div>
  );
}
