import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef } from 'react';
import type { LeadValues } from './lead-values.ts';

interface FocusOptions {
  form: UseFormReturnType<LeadValues>;
  step: number;
  isSent: boolean;
  /** The field to go to once its step is on the screen. */
  wanted: RefObject<string | null>;
}

/**
 * After a step the keyboard and the screen reader go on at the next one, or at the field that is wanted; when what was
 * said about success has gone, at the empty form, unless they are elsewhere by then.
 * @returns where the form is
 */
export function useFocusOnStep({ form, step, isSent, wanted }: FocusOptions) {
  const place = useRef<HTMLFormElement>(null);
  const before = useRef({ step, isSent });

  // biome-ignore lint/correctness/useExhaustiveDependencies: errors come with the step that has their field.
  useEffect(() => {
    const was = before.current;
    before.current = { step, isSent };
    if (wanted.current !== null) {
      form.getInputNode(wanted.current)?.focus();
      wanted.current = null;
      return;
    }
    const isBack = was.isSent && !isSent && document.activeElement === document.body;
    if (isBack || (was.step !== step && !isSent && !was.isSent)) goTo(place.current);
  }, [step, isSent, form.errors]);
  return place;
}

/** On a phone the end of one step is below the beginning of the next. */
function goTo(form: HTMLFormElement | null): void {
  form?.focus({ preventScroll: true });
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView();
}
