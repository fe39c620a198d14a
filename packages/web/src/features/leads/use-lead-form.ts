import { type BodyOf, LEAD_SUCCESS_MS, type LeadReceipt, type leadRoutes } from '@home-design/contract';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../lib/api/repeat-keys.ts';
import { readDraft } from '../../lib/storage/drafts.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { useDraft, useKeptDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import { EMPTY_LEAD, type LeadRequirements, type LeadStep, type LeadValues, rulesOf } from './lead-values.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';

export type LeadFormState = UseFormReturnType<LeadValues>;

interface LeadFormOptions {
  steps: readonly LeadStep[];
  requirements: LeadRequirements;
  source: string;
  failedToast: { title: string; message: string };
  /** Sends the form. */
  send: SendLead;
}

/** Sends a form; repeated calls with one key send it once. */
export type SendLead = (lead: BodyOf<typeof leadRoutes.capture>, key: string) => Promise<LeadReceipt>;

/** The sent values, for the success view. */
export interface SentLead {
  firstName: string;
  receipt: LeadReceipt;
}

/**
 * The state of a lead form: its values, its step, and the sent values. An invalid step cannot be left, and its first
 * invalid field gets the focus. The form is empty again three seconds after it was sent.
 */
export function useLeadForm({ steps, requirements, source, failedToast, send }: LeadFormOptions) {
  const [step, setStep] = useDraft(`lead-${source}-step`, 0);
  const [sent, setSent] = useState<SentLead | null>(null);
  const [keys] = useState(createRepeatKeys);
  const shown = steps[step] ?? 'contact';
  const isLast = step === steps.length - 1;
  const [start] = useState(() => readDraft(`lead-${source}`, EMPTY_LEAD));
  const form = useForm<LeadValues>({
    initialValues: start,
    validate: (values) => zod4Resolver(rulesOf(shown, requirements))(values),
  });
  useKeptDraft(`lead-${source}`, () => form.values, EMPTY_LEAD);
  /** The field to focus as soon as its step is on the screen. */
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(() => setSent(null), LEAD_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const sending = useMutation({
    mutationFn: (values: LeadValues) => {
      const lead = { ...values, source, acceptTerms: true as const };
      return send(lead, keys.keyFor(lead));
    },
    onSuccess: (receipt, { firstName }) => {
      keys.succeeded();
      setSent({ firstName: firstName.trim(), receipt });
      form.setInitialValues(EMPTY_LEAD);
      form.reset();
      setStep(0);
    },
    onError: (error, asked) => {
      toast.failed(failedToast.title, error, failedToast.message, () => sending.mutate(asked));
      if (error instanceof ApiError) showRefused(error.fields);
    },
  });

  /** Goes to the first field that the server refused. */
  function showRefused(fields: ApiError['fields']): void {
    const problems = Object.entries(fields).filter(([name]) => name in EMPTY_LEAD);
    const [first] = problems;
    if (!first) return;
    const at = steps.findIndex((name) => first[0] in rulesOf(name, requirements).shape);
    form.setErrors(Object.fromEntries(problems.map(([name, [message = '']]) => [name, message])));
    wanted.current = first[0];
    if (at >= 0) setStep(at);
  }

  function goOn(): void {
    const { hasErrors, errors } = form.validate();
    if (hasErrors) {
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
      return;
    }
    if (!isLast) setStep(step + 1);
    else if (!form.values.acceptTerms) toast.error(copy.termsRequired, copy.termsRequiredText);
    else if (!sending.isPending) sending.mutate(form.values);
  }

  return {
    form,
    step,
    shown,
    isLast,
    isSending: sending.isPending,
    sent,
    place: useFocusOnStep({ form, step, isSent: sent !== null, wanted }),
    /** Goes to the next step, or sends the form. */
    goOn,
    goBack: () => setStep(step - 1),
  };
}
