import { z } from 'zod';
import type { Row } from './tables.ts';

/** Leads in the server's answer; parsed without the form's rules, which may have changed since they were stored. */
const Leads = z.object({
  leads: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      company: z.string(),
      details: z.object({
        projectType: z.string(),
        projectTimeline: z.string(),
        budget: z.string(),
        propertyType: z.string(),
        location: z.string(),
        styles: z.array(z.string()),
        services: z.array(z.string()),
        message: z.string(),
      }),
      source: z.string(),
      newsletter: z.boolean(),
      newsletterConfirmedAt: z.string().nullable(),
      isSuspect: z.boolean(),
    }),
  ),
});

const Mails = z.object({
  mails: z.array(
    z.object({
      createdAt: z.string(),
      state: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      failure: z.string().nullable(),
      sentAt: z.string().nullable(),
    }),
  ),
});

/** Rows of leads for a list. @throws if the answer is of another version */
export function readLeads(answer: unknown): Row[] {
  return Leads.parse(answer).leads.map(
    ({ details, newsletter, newsletterConfirmedAt, isSuspect, ...lead }) => ({
      time: lead.createdAt,
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      company: lead.company,
      project_type: details.projectType,
      project_timeline: details.projectTimeline,
      budget: details.budget,
      property_type: details.propertyType,
      location: details.location,
      styles: details.styles.join('; '),
      services: details.services.join('; '),
      message: details.message,
      // An unconfirmed wish is not a subscription.
      newsletter: newsletterConfirmedAt !== null ? 'yes' : newsletter ? 'not confirmed' : 'no',
      newsletter_confirmed_at: newsletterConfirmedAt ?? '',
      source: lead.source,
      robot: isSuspect ? 'probably' : '',
      id: lead.id,
    }),
  );
}

/** Rows of mails for a list. @throws if the answer is of another version */
export function readMails(answer: unknown): Row[] {
  return Mails.parse(answer).mails.map((mail) => ({
    time: mail.createdAt,
    state: mail.state,
    sent: mail.sentAt ?? '',
    failure: mail.failure ?? '',
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
  }));
}
