import { randomUUID } from 'node:crypto';
import {
  LEAD_CONTACT_HOURS,
  type LeadForm,
  type LeadId,
  type LeadReceipt,
  type ListingId,
  type UserId,
} from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { BotCheck } from '../../platform/identity/bot-check-adapter.ts';
import type { MailLinks } from '../../platform/mail/mail-links.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { wasWrittenTo } from '../../platform/mail/outbox-store.ts';
import {
  CONFIRMATION,
  confirmationOf,
  listingConfirmationOf,
  listingNoticeOf,
  noticeOf,
} from './lead-mails.ts';
import { newsletterUrlOf } from './newsletter.ts';
import { repeatKeyOf } from './rules.ts';
import { addLead, type Lead, leadIdOf } from './store.ts';

const DAY_MS = 24 * 3_600_000;

export interface LeadDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  links: MailLinks;
  /** Checks every sender of the form; absent: no check. */
  botCheck: BotCheck | undefined;
  /** Addresses that get a notice of each lead. */
  noticesTo: readonly string[];
  /** Whether the form promises contact within a day. */
  promises: boolean;
}

/** The origin of a form. */
export interface Sender {
  address: string;
  /** Value of the header Idempotency-Key. */
  key: unknown;
}

/** The listing of a form, and its agent, who gets the notice in place of the operator. */
export interface LeadListing {
  id: ListingId;
  title: string;
  userId: UserId;
  /** The agent's mail address; null: none. */
  agentEmail: string | null;
  /** The page where the agent reads messages. */
  leadsUrl: string;
}

/**
 * Stores a request for contact, and writes mails to the sender and to the operator or agent, all in one transaction.
 * The same form sent twice is stored once. A form that a robot seems to have sent is stored and marked, without
 * mails.
 * @throws AppError `challenge_required`, `unavailable` if the check against robots cannot be reached
 */
export async function captureLead(
  deps: LeadDeps,
  form: LeadForm,
  sender: Sender,
  listing?: LeadListing,
): Promise<LeadReceipt> {
  await requirePerson(deps.botCheck, form.challenge, sender.address);
  const lead = leadOf(form, listing, deps.clock.now());
  const repeatKey = repeatKeyOf(form, { key: sender.key, now: lead.createdAt, listing: listing?.id });
  const kept = await transaction(deps.db, async (tx) => {
    if (await addLead(tx, lead, repeatKey))
      return { id: lead.id, isQueued: await write(deps, tx, lead, listing) };
    const id = await leadIdOf(tx, repeatKey);
    return { id, isQueued: deps.outbox.sends && (await isWrittenTo(tx, lead)) };
  });
  return {
    success: true,
    id: kept.id,
    mail_queued: kept.isQueued,
    contact_within_hours: deps.promises && !listing ? LEAD_CONTACT_HOURS : null,
  };
}

async function requirePerson(
  botCheck: BotCheck | undefined,
  challenge: string | undefined,
  address: string,
): Promise<void> {
  if (!botCheck) return;
  const isPerson = challenge !== undefined && (await botCheck.isSolved(challenge, address));
  if (!isPerson) throw new AppError('challenge_required');
}

function leadOf(form: LeadForm, listing: LeadListing | undefined, createdAt: Date): Lead {
  const { firstName, lastName, email, phone, company, source, newsletter } = form;
  const { projectType, projectTimeline, budget, propertyType, location, styles, services, message } = form;
  return {
    id: randomUUID() as LeadId,
    ...{ firstName, lastName, email, phone, company, source, newsletter },
    details: { projectType, projectTimeline, budget, propertyType, location, styles, services, message },
    newsletterConfirmedAt: null,
    isSuspect: form.website !== '',
    userId: listing?.userId ?? null,
    listingId: listing?.id ?? null,
    listingTitle: listing?.title ?? '',
    createdAt,
  };
}

/** @returns whether a mail to the sender will be sent; an address gets at most one within a day */
async function write(deps: LeadDeps, tx: Database, lead: Lead, listing?: LeadListing): Promise<boolean> {
  if (lead.isSuspect) return false;
  if (listing) {
    if (listing.agentEmail !== null) {
      await deps.outbox.post(tx, listingNoticeOf(lead, listing.agentEmail, listing));
    }
    return (await isWrittenTo(tx, lead)) ? false : deps.outbox.post(tx, listingConfirmationOf(lead));
  }
  for (const to of deps.noticesTo) await deps.outbox.post(tx, noticeOf(lead, to, deps));
  if (await isWrittenTo(tx, lead)) return false;
  return deps.outbox.post(
    tx,
    confirmationOf(lead, { ...deps, newsletterUrl: newsletterUrlOf(lead, deps.links) }),
  );
}

const isWrittenTo = (tx: Database, { email, createdAt }: Lead): Promise<boolean> =>
  wasWrittenTo(tx, { kind: CONFIRMATION, address: email, since: new Date(createdAt.getTime() - DAY_MS) });
