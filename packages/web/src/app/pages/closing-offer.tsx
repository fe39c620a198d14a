import { Suspense, useRef } from 'react';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useNear } from '../../ui/lazy-part/use-near.ts';
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

/** Reserves the place of a short form for a consultation, and loads it. */
export function ClosingOffer() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={classes.place}>
      <Suspense>{isNear && <ShortForm />}</Suspense>
    </div>
  );
}
