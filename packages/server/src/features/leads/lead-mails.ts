import { LEAD_LABELS, LEAD_SERVICES, LEAD_STYLES, type UserId } from '@home-design/contract';
import type { Fact, MailBody } from '../../platform/mail/mail-body.ts';
import type { NewMail } from '../../platform/mail/outbox.ts';
import { fieldNames, mailCopy } from './copy.ts';
import { greetingOf } from './rules.ts';
import type { Lead } from './store.ts';

/** Kinds of mail about leads. */
export const CONFIRMATION = 'lead-confirmation';
const NOTICE = 'lead-notice';

interface Promises {
  /** Whether the operator promises contact within a day. */
  promises: boolean;
}

/**
 * Tells the sender of the form that it has arrived and what comes next. It repeats choices only, no free text, so
 * that the form cannot be used to write to strangers.
 */
export function confirmationOf(
  lead: Lead,
  { promises, newsletterUrl: url }: Promises & { newsletterUrl: string | undefined },
): NewMail {
  const choices = choicesOf(lead);
  const body: MailBody = {
    before: [
      greetingOf(lead.firstName),
      mailCopy.thanks,
      promises ? mailCopy.within : mailCopy.soon,
      mailCopy.prepare,
      ...(choices.length > 0 ? [mailCopy.youSaid] : []),
    ],
    facts: choices,
    after: [
      `${mailCopy.reference}: ${lead.id}`,
      mailCopy.kept,
      mailCopy.notYou,
      ...(url ? [mailCopy.newsletter] : []),
    ],
    action: url === undefined ? undefined : { text: mailCopy.newsletterYes, url },
  };
  return mailOf(
    lead,
    CONFIRMATION,
    { to: lead.email, replyTo: null, subject: mailCopy.confirmationSubject },
    body,
  );
}

/** Tells the operator the whole content of the form. */
export function noticeOf(lead: Lead, to: string, { promises }: Promises): NewMail {
  const name = `${lead.firstName} ${lead.lastName}`;
  const body: MailBody = {
    before: [mailCopy.noticeLead, ...(promises ? [mailCopy.promised] : [])],
    facts: factsOf(lead),
    after: [`${mailCopy.reference}: ${lead.id}`],
  };
  return mailOf(lead, NOTICE, { to, replyTo: lead.email, subject: mailCopy.noticeSubject(name) }, body);
}

/**
 * Tells a visitor of a listing's page that their message has arrived. Of the typed text, it repeats the first name
 * only.
 */
export function listingConfirmationOf(lead: Lead): NewMail {
  const body: MailBody = {
    before: [greetingOf(lead.firstName), mailCopy.listingThanks],
    facts: [],
    after: [`${mailCopy.reference}: ${lead.id}`, mailCopy.kept, mailCopy.notYou],
  };
  const head = { to: lead.email, replyTo: null, subject: mailCopy.listingConfirmationSubject };
  return mailOf(lead, CONFIRMATION, head, body);
}

/** Tells the agent of a listing the content of the message. */
export function listingNoticeOf(
  lead: Lead,
  to: string,
  { userId, leadsUrl }: { userId: UserId; leadsUrl: string },
): NewMail {
  const facts: Fact[] = [
    [fieldNames.listing, lead.listingTitle],
    [fieldNames.name, `${lead.firstName} ${lead.lastName}`],
    [fieldNames.email, lead.email],
    [fieldNames.phone, lead.phone],
    [fieldNames.message, lead.details.message],
  ];
  const body: MailBody = {
    before: [mailCopy.listingNoticeLead],
    facts: filled(facts),
    after: [`${mailCopy.reference}: ${lead.id}`],
    action: { text: mailCopy.openLeads, url: leadsUrl },
  };
  const head = { to, replyTo: lead.email, subject: mailCopy.listingNoticeSubject(lead.listingTitle) };
  return { ...mailOf(lead, NOTICE, head, body), subscription: { topic: 'projects', userId } };
}

function mailOf(
  { id }: Lead,
  kind: string,
  head: Pick<NewMail, 'to' | 'replyTo' | 'subject'>,
  body: MailBody,
): NewMail {
  // The operator has asked for notices by a setting.
  const subscription = kind === CONFIRMATION ? 'requests' : 'account';
  return { ...head, topicId: id, kind, subscription, body };
}

/** The choices from the form's lists. */
function choicesOf({ details }: Lead): Fact[] {
  const ours = (chosen: readonly string[], list: readonly string[]) =>
    chosen.filter((choice) => list.includes(choice)).join(', ');
  return filled([
    ...labeled(details),
    [fieldNames.styles, ours(details.styles, LEAD_STYLES)],
    [fieldNames.services, ours(details.services, LEAD_SERVICES)],
  ]);
}

/** All given answers; empty ones are left out. */
function factsOf({ details, ...lead }: Lead): Fact[] {
  return filled([
    [fieldNames.name, `${lead.firstName} ${lead.lastName}`],
    [fieldNames.email, lead.email],
    [fieldNames.phone, lead.phone],
    [fieldNames.company, lead.company],
    ...labeled(details),
    [fieldNames.location, details.location],
    [fieldNames.styles, details.styles.join(', ')],
    [fieldNames.services, details.services.join(', ')],
    [fieldNames.message, details.message],
    [fieldNames.newsletter, lead.newsletter ? fieldNames.wished : fieldNames.no],
    [fieldNames.source, lead.source],
  ]);
}

const labeled = ({ projectType, projectTimeline, budget, propertyType }: Lead['details']): Fact[] => [
  [fieldNames.projectType, projectType && LEAD_LABELS.projectType[projectType]],
  [fieldNames.projectTimeline, projectTimeline && LEAD_LABELS.projectTimeline[projectTimeline]],
  [fieldNames.budget, budget && LEAD_LABELS.budget[budget]],
  [fieldNames.propertyType, propertyType && LEAD_LABELS.propertyType[propertyType]],
];

const filled = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '');
