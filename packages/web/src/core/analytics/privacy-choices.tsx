import { answerConsent, objectsToTracking } from './consent.ts';
import { analyticsCopy } from './copy.ts';

/** Asks again. Nothing is recorded until the visitor answers. */
export function PrivacyChoices({ className }: { className: string | undefined }) {
  if (objectsToTracking()) return null;
  return (
    <button type="button" className={className} onClick={() => answerConsent('unasked')}>
      {analyticsCopy.choices}
    </button>
  );
}
