import type { UseFormReturnType } from '@mantine/form';
import { type RefObject, useEffect, useRef } from 'react';
import type { LeadValues } from './lead-values.ts';

interface FocusOptions {
  form: UseFormReturnType<LeadValues>;
  step: number;
  isSent: boolean;
  /** The field to focus as soon as its step is on the screen. */
  wanted: RefObject<string | null>;
}

/**
 * Moves the focus after a change of step: to the wanted field, or to the form. It also moves to the empty form after
 * the success view, unless the focus is elsewhere by then.
 * @returns the ref of the form
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

/** On a phone, the buttons of one step are below the start of the next. */
function goTo(form: HTMLFormElement | null): void {
  form?.focus({ preventScroll: true });
  if (form && form.getBoundingClientRect().top < 0) form.scrollIntoView();
}
