import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LeadId } from '../ids.ts';
import { API_BASE } from '../limits.ts';

/** Kinds of project in the lead form. */
export const PROJECT_TYPES = ['residential', 'commercial', 'renovation', 'new_construction'] as const;
/** When the project should start. */
export const PROJECT_TIMELINES = ['immediate', '1_month', '3_months', '6_months', 'planning'] as const;
/** The budget of the project, in the currency of the sender. */
export const LEAD_BUDGETS = ['under_10k', '10k_50k', '50k_100k', '100k_500k', 'over_500k'] as const;
/** Kinds of property. */
export const PROPERTY_TYPES = ['house', 'apartment', 'condo', 'office', 'other'] as const;
/** Default styles of the form. */
export const LEAD_STYLES = [
  'Modern',
  'Traditional',
  'Contemporary',
  'Minimalist',
  'Industrial',
  'Scandinavian',
] as const;
/** Default services of the form. */
export const LEAD_SERVICES = [
  'Interior Design',
  'Space Planning',
  'Color Consultation',
  '3D Visualization',
  'Furniture Selection',
] as const;

export type ProjectType = (typeof PROJECT_TYPES)[number];
export type ProjectTimeline = (typeof PROJECT_TIMELINES)[number];
export type LeadBudget = (typeof LEAD_BUDGETS)[number];
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** How long the success view is shown before an empty form replaces it. */
export const LEAD_SUCCESS_MS = 3_000;
/** Length of the free consultation. */
export const CONSULTATION_MINUTES = 30;
/** Hours within which the sender is contacted, if the operator promises it. */
export const LEAD_CONTACT_HOURS = 24;
/** How long leads are kept. */
export const LEAD_MONTHS_KEPT = 12;
/** How long the link that confirms the newsletter works. */
export const NEWSLETTER_LINK_DAYS = 30;

const MAX_NAME = 80;
const MAX_LINE = 200;
const MAX_MESSAGE = 2_000;
const MAX_CHOICES = 20;
const MAX_CHOICE = 60;
const MAX_SOURCE = 250;
const MAX_EMAIL = 254;
const MAX_PHONE = 40;

/** Line breaks and control characters, which could add a second mail header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
/** The same without line feeds and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;

const oneLine = (value: string) => value.toWellFormed().replace(UNSEEN, ' ').trim();
const paragraphs = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN_IN_TEXT, '')
    .trim();

const atMost = (length: number) => `At most ${length} characters`;
const line = (length: number) => z.string().overwrite(oneLine).max(length, atMost(length));
const required = (length: number, message: string) =>
  z.string(message).overwrite(oneLine).min(1, { error: message, abort: true }).max(length, atMost(length));
/** One of these, or empty. */
const oneOf = <const Value extends string>(
  values: readonly Value[],
  message = 'Please choose one of these',
) => z.enum([...values, ''], message);
const chosen = z.array(line(MAX_CHOICE)).max(MAX_CHOICES, `At most ${MAX_CHOICES} choices`);

const PHONE_REQUIRED = 'Phone number is required';
const TYPE_REQUIRED = 'Project type is required';
const TIMELINE_REQUIRED = 'Timeline is required';

/** First step of the form: contact. Company and, unless it is required, the phone can be empty. */
export const LeadContact = z.object({
  firstName: required(MAX_NAME, 'First name is required'),
  lastName: required(MAX_NAME, 'Last name is required'),
  email: z
    .string('Email is required')
    .overwrite(oneLine)
    .min(1, { error: 'Email is required', abort: true })
    .max(MAX_EMAIL, { error: atMost(MAX_EMAIL), abort: true })
    .regex(z.regexes.email, 'Invalid email address'),
  phone: line(MAX_PHONE).default(''),
  company: line(MAX_LINE).default(''),
});
/** The same for forms that require a phone number. */
export const LeadContactWithPhone = LeadContact.extend({ phone: required(MAX_PHONE, PHONE_REQUIRED) });

/** The step about the project; all fields can be empty. */
export const LeadProject = z.object({
  projectType: oneOf(PROJECT_TYPES).default(''),
  projectTimeline: oneOf(PROJECT_TIMELINES).default(''),
  budget: oneOf(LEAD_BUDGETS).default(''),
  propertyType: oneOf(PROPERTY_TYPES).default(''),
  location: line(MAX_LINE).default(''),
});
/** The same for forms that require a project. */
export const LeadProjectRequired = LeadProject.extend({
  projectType: z.enum(PROJECT_TYPES, TYPE_REQUIRED),
  projectTimeline: z.enum(PROJECT_TIMELINES, TIMELINE_REQUIRED),
});

/** Preferences; all fields can be empty. */
export const LeadPreferences = z.object({
  styles: chosen.default([]),
  services: chosen.default([]),
  message: z.string().overwrite(paragraphs).max(MAX_MESSAGE, atMost(MAX_MESSAGE)).default(''),
  /** The wish for the newsletter. It is never preselected, and a subscription needs a confirmation by mail. */
  newsletter: z.boolean().default(false),
});

/** Data of the lead form. Missing answers are empty. */
export const LeadForm = z.strictObject({
  ...LeadContact.shape,
  ...LeadProject.shape,
  ...LeadPreferences.shape,
  /** Names the form that was used. */
  source: line(MAX_SOURCE).default(''),
  acceptTerms: z.literal(true, 'Please accept the terms and conditions'),
  /** A field hidden from people; a form with text in it counts as sent by a robot. */
  website: line(MAX_LINE).default(''),
  /** The browser's answer to the check against robots; `challenge_required` asks for it. */
  challenge: z.string().min(1).max(4096).optional(),
});
export type LeadForm = z.output<typeof LeadForm>;

/** A message of a visitor to the agent of a listing: the lead form without its questions about a project. */
export const ListingLeadForm = LeadForm.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  message: true,
  acceptTerms: true,
  website: true,
  challenge: true,
});
/** The same inside the form, before the terms are accepted. */
export const ListingLeadFields = ListingLeadForm.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  message: true,
}).strip();

export const LeadReceipt = z
  .object({
    success: z.literal(true),
    id: LeadId,
    /** Whether a mail to the sender was sent, so that the page can mention it. */
    mail_queued: z.boolean(),
    /** Hours within which the operator promises to reply; null without a promise. */
    contact_within_hours: z.int().nullable(),
  })
  .meta({ id: 'LeadReceipt' });
export type LeadReceipt = z.infer<typeof LeadReceipt>;

export const leadRoutes = {
  capture: defineRoute({
    method: 'POST',
    path: `${API_BASE}/gallery/lead-capture/`,
    summary: 'Request a free consultation with the data of the lead form',
    tag: 'leads',
    access: 'public',
    status: 201,
    body: LeadForm,
    response: LeadReceipt,
    rateLimit: 'lead',
  }),
  confirmNewsletter: defineRoute({
    method: 'POST',
    path: `${API_BASE}/gallery/newsletter/confirm/`,
    summary: 'Confirm a newsletter subscription with the token from the email',
    tag: 'leads',
    access: 'public',
    status: 200,
    body: z.strictObject({ token: z.string().min(1).max(1_000) }),
    response: z.object({ confirmed: z.literal(true) }),
  }),
};
