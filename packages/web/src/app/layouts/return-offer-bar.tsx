import { Suspense } from 'react';
import { useSession } from '../../core/session/use-session.ts';
import { isStored } from '../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import classes from './public-layout.module.css';

const ReturnOffer = lazyPart(
  async () => (await import('../../core/session/guests/return-offer.tsx')).ReturnOffer,
);

/** On public pages, for visitors who signed out as guests; others do not load its code. */
export function ReturnOfferBar() {
  useSession(); // signing out sets the mark
  if (!isStored(STORAGE_KEYS.guestReturn)) return null;
  return (
    <Suspense>
      <div className={classes.offer}>
        <ReturnOffer />
      </div>
    </Suspense>
  );
}
