import type { LeadForm, LeadId, ListingId, UserId } from '@home-design/contract';
import type { ColumnType } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;
/** What the form asks about project and wishes. */
export type LeadDetails = Pick<
  LeadForm,
  | 'projectType'
  | 'projectTimeline'
  | 'budget'
  | 'propertyType'
  | 'location'
  | 'styles'
  | 'services'
  | 'message'
>;

/** Tables about people who want to be called, and mails; columns are snake_case in the database. */
export interface LeadTables {
  leads: LeadTable;
  mails: MailTable;
  mailRefusals: MailRefusalTable;
}

export interface LeadTable {
  id: LeadId;
  /** The same for the same request sent twice. */
  repeatKey: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The address in lower case. */
  emailKey: string;
  phone: string;
  company: string;
  details: ColumnType<LeadDetails, string, never>;
  source: string;
  /** A wish, made by whoever typed the address. */
  newsletter: boolean;
  /** When the wish was confirmed by the link in the mail to that address; null: it has not been, or it was taken back. */
  newsletterConfirmedAt: ColumnType<Date | null, undefined, Date | null>;
  /** A field that people do not see was filled in. */
  isSuspect: boolean;
  /** Whose listing it is about; null: it is for the operator. */
  userId: ColumnType<UserId | null, UserId | null | undefined, UserId | null>;
  /** Null for the operator's, and once the listing is gone. */
  listingId: ColumnType<ListingId | null, ListingId | null | undefined, ListingId | null>;
  /** What the listing was called then. */
  listingTitle: ColumnType<string, string | undefined, string>;
  createdAt: CreatedAt;
}

/** `held`: no mail server is configured. `failed`: it was tried for hours, or refused for good. */
export type MailState = 'held' | 'queued' | 'sent' | 'failed';

export interface MailTable {
  id: string;
  /** What it is about, and is deleted with. */
  topicId: string;
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** What further mails like it are refused by, `topic:whose`; null: about an account itself, or for the operator. */
  subscription: string | null;
  state: MailState;
  /** Why it could not be sent, as the mail server said it. */
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
  sentAt: ColumnType<Date | null, undefined, Date | null>;
}

/** Addresses without an account that take no more mails of a topic; the addresses themselves are not kept. */
export interface MailRefusalTable {
  subscription: string;
  createdAt: CreatedAt;
}
