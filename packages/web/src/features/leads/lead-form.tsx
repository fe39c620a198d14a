import { LEAD_SERVICES, LEAD_STYLES } from '@home-design/contract';
import { Anchor, Checkbox, type CheckboxProps, Text, Title } from '@mantine/core';
import { type FormEvent, Fragment, type KeyboardEvent } from 'react';
import { leadOperations } from '../../core/store/operations/lead-operations.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { ContactStep } from './contact-step.tsx';
import { copy } from './copy.ts';
import { FormButtons } from './form-buttons.tsx';
import { type LeadFormMode, type LeadStep, stepsOf } from './lead-values.ts';
import classes from './leads.module.css';
import { MessageStep } from './message-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { ProjectStep } from './project-step.tsx';
import { RobotTrap } from './robot-trap.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { SuccessView } from './success-view.tsx';
import { type SendLead, useLeadForm } from './use-lead-form.ts';

export interface LeadFormProps {
  mode: LeadFormMode;
  /** Names the form for the operator. */
  source: string;
  /** Whether a phone number is required. */
  requiresPhone?: boolean;
  /** Whether there is a step about the project. */
  requiresProject?: boolean;
  /** Styles and services to choose from. */
  styles?: readonly string[];
  services?: readonly string[];
  /** The toast when sending failed. */
  failedToast?: { title: string; message: string };
  /** Skips the form; absent: there is no Skip button. */
  onSkip?: () => void;
  /** The offer of the form; absent: a free consultation. */
  offer?: { title: string; text: string };
  /** Sends the form; absent: to the operator. */
  send?: SendLead;
}

/** The form for a free consultation, step by step. It needs no session. */
export function LeadForm(props: LeadFormProps) {
  const { mode, source, requiresPhone = false, requiresProject = false, failedToast = copy.failed } = props;
  const requirements = { requiresPhone, requiresProject };
  const steps = stepsOf(mode, requirements);
  const { offer = CONSULTATION, send = leadOperations.submit } = props;
  const lead = useLeadForm({ steps, requirements, source, failedToast, send });
  const { form, step, shown, isLast } = lead;
  const isAccepted = form.values.acceptTerms;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    lead.goOn();
  };
  /** The browser ignores Enter when the button is disabled, so this shows the reason. */
  const explainEnter = (event: KeyboardEvent): void => {
    const isSend = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!isSend || !isLast || isAccepted) return;
    event.preventDefault();
    toast.error(copy.termsRequired, copy.termsRequiredText);
  };

  return (
    <section id="lead-form" className={classes.card} data-mode={mode} aria-label={offer.title}>
      {/* A separate page has its own heading for the offer. */}
      {mode !== 'fullpage' && <Offer offer={offer} isSmall={mode === 'minimal'} />}
      {lead.sent ? (
        <SuccessView sent={lead.sent} isMessage={mode === 'listing'} />
      ) : (
        <form
          ref={lead.place}
          className={classes.form}
          tabIndex={-1}
          aria-label={copy.stepOf(step + 1, steps.length, copy.steps[shown])}
          noValidate
          onSubmit={submit}
          onKeyDown={explainEnter}
        >
          <StepIndicator steps={steps} step={step} />
          <Fields {...props} step={shown} form={form} />
          {isLast && (
            <Terms
              text={mode === 'listing' ? copy.messageTermsText : copy.termsText}
              {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
            />
          )}
          <RobotTrap value={form.values.website} onChange={(value) => form.setFieldValue('website', value)} />
          <FormButtons
            isLast={isLast}
            submit={mode === 'listing' ? copy.sendMessage : copy.submit}
            isSending={lead.isSending}
            canSend={isAccepted}
            onBack={step > 0 ? lead.goBack : undefined}
            onSkip={props.onSkip}
          />
        </form>
      )}
    </section>
  );
}

/** The terms open in another tab, so that the entries stay. */
function Terms({ text, ...props }: CheckboxProps & { text: string }) {
  return (
    <div>
      <Checkbox size="md" label={copy.terms} description={text} {...props} />
      <div className={classes.terms}>
        <Anchor href={paths.terms()} target="_blank">
          {copy.readTerms}
        </Anchor>
        <Anchor href={paths.privacy()} target="_blank">
          {copy.readPrivacy}
        </Anchor>
      </div>
    </div>
  );
}

const CONSULTATION = { title: copy.offerTitle, text: copy.offerText };

function Offer({
  offer,
  isSmall,
}: {
  offer: typeof CONSULTATION | NonNullable<LeadFormProps['offer']>;
  isSmall: boolean;
}) {
  return (
    <div className={classes.offer}>
      <Title order={2} {...(isSmall ? { size: 'h3' } : {})}>
        {keepingHyphens(offer.title)}
      </Title>
      <Text c="dimmed">{offer.text}</Text>
    </div>
  );
}

interface FieldsProps extends Pick<LeadFormProps, 'requiresPhone' | 'styles' | 'services'> {
  step: LeadStep;
  form: ReturnType<typeof useLeadForm>['form'];
}

function Fields({ step, form, requiresPhone = false, styles, services }: FieldsProps) {
  switch (step) {
    case 'contact':
      return <ContactStep form={form} requiresPhone={requiresPhone} />;
    case 'message':
      return <MessageStep form={form} />;
    case 'project':
      return <ProjectStep form={form} />;
    case 'preferences':
      return (
        <PreferencesStep form={form} styles={styles ?? LEAD_STYLES} services={services ?? LEAD_SERVICES} />
      );
  }
}

/** The text without line breaks after hyphens: '30-' must not end a line. */
function keepingHyphens(text: string) {
  return text.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words never change places
    <Fragment key={place}>
      {place > 0 && ' '}
      {word.includes('-') ? <span className={classes.whole}>{word}</span> : word}
    </Fragment>
  ));
}
