import { create } from 'zustand';
import { browserText } from '../../lib/browser-text.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';

const kept = browserText(STORAGE_KEYS.analytics);

/** What somebody has answered on this browser; `unasked` also after they want to be asked again. */
export type Answer = 'granted' | 'refused' | 'unasked';

interface Consent {
  answer: Answer;
}

/** What this browser remembers, and whatever is answered from now on, in other tabs too. */
export const useConsent = create<Consent>(() => ({ answer: remembered() }));

function remembered(): Answer {
  const text = kept.read();
  return text === 'granted' || text === 'refused' ? text : 'unasked';
}

/** Writes down what was answered. */
export function answerConsent(answer: Answer): void {
  if (answer === 'unasked') kept.clear();
  else kept.write(answer);
  useConsent.setState({ answer });
}

window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEYS.analytics || key === null) useConsent.setState({ answer: remembered() });
});

/** Whether the browser itself says that its owner wants not to be followed: Do Not Track, or Global Privacy Control. */
export function objectsToTracking(browser: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
