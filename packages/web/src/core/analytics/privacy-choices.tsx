import { answerConsent, objectsToTracking } from './consent.ts';
import { analyticsCopy } from './copy.ts';

/** Asks again; until it is answered nothing is recorded. */
export function PrivacyChoices({ className }: { className: string | undefined }) {
  if (objectsToTracking()) return null;
  return (
    <button type="button" className={className} onClick={() => answerConsent('unasked')}>
      {analyticsCopy.choices}
    </button>
  );
}
