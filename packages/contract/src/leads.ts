import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { LeadId } from './ids.ts';
import { API_BASE } from './limits.ts';

/** Kinds of project a lead may be about. */
export const PROJECT_TYPES = ['residential', 'commercial', 'renovation', 'new_construction'] as const;
/** When the project is to begin. */
export const PROJECT_TIMELINES = ['immediate', '1_month', '3_months', '6_months', 'planning'] as const;
/** What the project may cost, in the currency of whoever asks. */
export const LEAD_BUDGETS = ['under_10k', '10k_50k', '50k_100k', '100k_500k', 'over_500k'] as const;
/** Kinds of property. */
export const PROPERTY_TYPES = ['house', 'apartment', 'condo', 'office', 'other'] as const;
/** Styles the form offers unless it is given others. */
export const LEAD_STYLES = [
  'Modern',
  'Traditional',
  'Contemporary',
  'Minimalist',
  'Industrial',
  'Scandinavian',
] as const;
/** Services the form offers unless it is given others. */
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

/** The success view stays so long; then the form begins anew. */
export const LEAD_SUCCESS_MS = 3_000;
/** Length of the free consultation. */
export const CONSULTATION_MINUTES = 30;
/** Whoever sends the form is contacted within so many hours, where the operator promises it. */
export const LEAD_CONTACT_HOURS = 24;
/** Leads are kept so long. */
export const LEAD_MONTHS_KEPT = 12;
/** The link that confirms a wish for the newsletter ends after so long. */
export const NEWSLETTER_LINK_DAYS = 30;

const MAX_NAME = 80;
const MAX_LINE = 200;
const MAX_MESSAGE = 2_000;
const MAX_CHOICES = 20;
const MAX_CHOICE = 60;
const MAX_SOURCE = 250;
const MAX_EMAIL = 254;
const MAX_PHONE = 40;

/** Line breaks and characters that cannot be seen: what makes a second header line of a name. */
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
/** One of these, or nothing. */
const oneOf = <const Value extends string>(
  values: readonly Value[],
  message = 'Please choose one of these',
) => z.enum([...values, ''], message);
const chosen = z.array(line(MAX_CHOICE)).max(MAX_CHOICES, `At most ${MAX_CHOICES} choices`);

const PHONE_REQUIRED = 'Phone number is required';
const TYPE_REQUIRED = 'Project type is required';
const TIMELINE_REQUIRED = 'Timeline is required';

/** First step of the form: who it is. Company, and the phone unless it is required, may be empty. */
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
/** The same where the form is set up to require a phone number. */
export const LeadContactWithPhone = LeadContact.extend({ phone: required(MAX_PHONE, PHONE_REQUIRED) });

/** What the project is about; everything may be empty. */
export const LeadProject = z.object({
  projectType: oneOf(PROJECT_TYPES).default(''),
  projectTimeline: oneOf(PROJECT_TIMELINES).default(''),
  budget: oneOf(LEAD_BUDGETS).default(''),
  propertyType: oneOf(PROPERTY_TYPES).default(''),
  location: line(MAX_LINE).default(''),
});
/** The same where the form is set up to require a project. */
export const LeadProjectRequired = LeadProject.extend({
  projectType: z.enum(PROJECT_TYPES, TYPE_REQUIRED),
  projectTimeline: z.enum(PROJECT_TIMELINES, TIMELINE_REQUIRED),
});

/** What is liked and wanted; everything may be empty. */
export const LeadPreferences = z.object({
  styles: chosen.default([]),
  services: chosen.default([]),
  message: z.string().overwrite(paragraphs).max(MAX_MESSAGE, atMost(MAX_MESSAGE)).default(''),
  /** A wish for the newsletter; never assumed, and nobody is a subscriber before they confirm it by mail. */
  newsletter: z.boolean().default(false),
});

/** Data of the lead form. What was not said is empty. */
export const LeadForm = z.strictObject({
  ...LeadContact.shape,
  ...LeadProject.shape,
  ...LeadPreferences.shape,
  /** Which form it came from. */
  source: line(MAX_SOURCE).default(''),
  acceptTerms: z.literal(true, 'Please accept the terms and conditions'),
  /** People do not see this field; whoever fills it in is taken for a robot. */
  website: line(MAX_LINE).default(''),
  /** What the check against robots gave the browser; asked for by `challenge_required`. */
  challenge: z.string().min(1).max(4096).optional(),
});
export type LeadForm = z.output<typeof LeadForm>;

/** What a visitor of the page of a listing writes to its agent: the lead form without its questions about a project. */
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
/** The same as the form asks for it, before the terms are accepted. */
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
    /** Whether a mail to the person is on its way: a note that speaks of one is true only then. */
    mail_queued: z.boolean(),
    /** Within how many hours the operator promises to be in touch; null where nothing is promised. */
    contact_within_hours: z.int().nullable(),
  })
  .meta({ id: 'LeadReceipt' });
export type LeadReceipt = z.infer<typeof LeadReceipt>;

export const leadRoutes = {
  capture: defineRoute({
    method: 'POST',
    path: `${API_BASE}/gallery/lead-capture/`,
    summary: 'Ask for a free consultation: the data of the lead form',
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
    summary: 'Confirm a wish for the newsletter; the token of the link in the mail is enough',
    tag: 'leads',
    access: 'public',
    status: 200,
    body: z.strictObject({ token: z.string().min(1).max(1_000) }),
    response: z.object({ confirmed: z.literal(true) }),
  }),
};
