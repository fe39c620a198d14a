import { create } from 'zustand';
import { browserText } from '../../lib/storage/browser-text.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';

const kept = browserText(STORAGE_KEYS.analytics);

/** The visitor's answer on this browser; `unasked` also after they want to be asked again. */
export type Answer = 'granted' | 'refused' | 'unasked';

interface Consent {
  answer: Answer;
}

/** The stored answer, and every later one, also from other tabs. */
export const useConsent = create<Consent>(() => ({ answer: remembered() }));

function remembered(): Answer {
  const text = kept.read();
  return text === 'granted' || text === 'refused' ? text : 'unasked';
}

/** Stores the answer. */
export function answerConsent(answer: Answer): void {
  if (answer === 'unasked') kept.clear();
  else kept.write(answer);
  useConsent.setState({ answer });
}

window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEYS.analytics || key === null) useConsent.setState({ answer: remembered() });
});

/** Whether the browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
export function objectsToTracking(browser: Navigator = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
