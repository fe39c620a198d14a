import type { LeadForm, LeadId, ListingId, UserId } from '@home-design/contract';
import type { ColumnType } from 'kysely';

type CreatedAt = ColumnType<Date, Date, never>;
/** The answers of the form about project and wishes. */
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
  /** The same for a request sent twice. */
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
  /** The newsletter request of the form, not confirmed yet. */
  newsletter: boolean;
  /** When it was confirmed by the link in the mail to that address; null: it was not, or it was withdrawn. */
  newsletterConfirmedAt: ColumnType<Date | null, undefined, Date | null>;
  /** The hidden field of the form was filled in. */
  isSuspect: boolean;
  /** The owner of the listing it is about; null: it is for the operator. */
  userId: ColumnType<UserId | null, UserId | null | undefined, UserId | null>;
  /** Null for the operator's, and after the listing is deleted. */
  listingId: ColumnType<ListingId | null, ListingId | null | undefined, ListingId | null>;
  /** The title of the listing then. */
  listingTitle: ColumnType<string, string | undefined, string>;
  createdAt: CreatedAt;
}

/** `held`: no mail server is configured. `failed`: it was retried for hours, or refused permanently. */
export type MailState = 'held' | 'queued' | 'sent' | 'failed';

export interface MailTable {
  id: string;
  /** Its subject; it is deleted together with it. */
  topicId: string;
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** The unsubscribe key of such mails, `topic:whose`; null: about an account itself, or for the operator. */
  subscription: string | null;
  state: MailState;
  /** Why it could not be sent, in the mail server's words. */
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
  sentAt: ColumnType<Date | null, undefined, Date | null>;
}

/** Addresses without an account that unsubscribed from a topic; the addresses themselves are not stored. */
export interface MailRefusalTable {
  subscription: string;
  createdAt: CreatedAt;
}
