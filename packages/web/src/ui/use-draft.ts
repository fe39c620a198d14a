import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { forgetDraft, readDraft, watchDraft } from '../lib/storage/drafts.ts';

/**
 * State of a form's field, or of a whole form, that survives a reload of the tab while the form is mounted. The
 * key names the form and its subject.
 */
export function useDraft<Value>(key: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => readDraft(key, initial));
  useKeptDraft(key, () => value, initial);
  return [value, setValue];
}

/** The same for a value with its state elsewhere, which began with `readDraft`. */
export function useKeptDraft<Value>(key: string, read: () => Value, initial: Value): void {
  const latest = useRef({ read, initial });
  latest.current = { read, initial };
  useEffect(() => {
    forgetDraft(key); // the form shows it now
    return watchDraft(key, () => {
      const value = latest.current.read();
      return JSON.stringify(value) === JSON.stringify(latest.current.initial) ? undefined : value;
    });
  }, [key]);
}
