import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { AUTH_BASE } from '../limits.ts';

/** The mails that a user gets. Mails about the account itself are always sent. */
export const MailPreferences = z
  .strictObject({
    /** Off: no mails except those about the account itself. */
    emailNotifications: z.boolean(),
    /** Mails about the user's projects, boards and links. */
    projectNotifications: z.boolean(),
    /** News and offers. */
    marketingEmails: z.boolean(),
  })
  .meta({ id: 'MailPreferences' });
export type MailPreferences = z.infer<typeof MailPreferences>;

/** The defaults. */
export const DEFAULT_MAIL_PREFERENCES: MailPreferences = {
  emailNotifications: true,
  projectNotifications: true,
  marketingEmails: false,
};

/** The name of a guest's account: `guest_` and the first 8 characters of its id. */
export const guestAccountName = (uid: string): string => `guest_${uid.slice(0, 8)}`;

/** Subjects of mails that can be unsubscribed. `requests`: replies to forms that were sent from an address. */
export const MAIL_TOPICS = ['projects', 'marketing', 'requests'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

const Preferences = z.object({
  preferences: MailPreferences,
  /** Whether this server can send mails. */
  sendsMail: z.boolean(),
});

export const preferenceRoutes = {
  get: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/preferences`,
    summary: 'The email settings of the caller',
    tag: 'account',
    access: 'account',
    status: 200,
    response: Preferences,
  }),
  save: defineRoute({
    method: 'PATCH',
    path: `${AUTH_BASE}/preferences`,
    summary: 'Change the email settings of the caller',
    tag: 'account',
    access: 'account',
    status: 200,
    body: MailPreferences.partial(),
    response: Preferences,
  }),
  unsubscribe: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/unsubscribe`,
    summary: "Refuse further mails like the one whose link is given; the link's own token is enough",
    tag: 'account',
    access: 'public',
    status: 200,
    body: z.strictObject({ token: z.string().min(1).max(1_000) }),
    response: z.object({ topic: z.enum(MAIL_TOPICS) }),
  }),
};
