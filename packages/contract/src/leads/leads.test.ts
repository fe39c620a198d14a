import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  CONSULTATION_MINUTES,
  LEAD_BUDGETS,
  LEAD_CONTACT_HOURS,
  LEAD_SERVICES,
  LEAD_STYLES,
  LEAD_SUCCESS_MS,
  LeadContact,
  LeadContactWithPhone,
  LeadForm,
  LeadProject,
  LeadProjectRequired,
  PROJECT_TIMELINES,
  PROJECT_TYPES,
} from './leads.ts';

const person = { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.com' };
const messages = (schema: z.ZodType, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the lead form', () => {
  it('CONST-65 CONST-66 CONST-67 succeeds for 3 s, offers 30 minutes, promises 24 hours', () => {
    expect([LEAD_SUCCESS_MS, CONSULTATION_MINUTES, LEAD_CONTACT_HOURS]).toEqual([3_000, 30, 24]);
  });

  it('LEADS-34 LEADS-35 LEADS-36 LEADS-37 LEADS-38 has exactly the documented choices', () => {
    expect(PROJECT_TYPES).toEqual(['residential', 'commercial', 'renovation', 'new_construction']);
    expect(PROJECT_TIMELINES).toEqual(['immediate', '1_month', '3_months', '6_months', 'planning']);
    expect(LEAD_BUDGETS).toEqual(['under_10k', '10k_50k', '50k_100k', '100k_500k', 'over_500k']);
    expect(LEAD_STYLES).toEqual([
      'Modern',
      'Traditional',
      'Contemporary',
      'Minimalist',
      'Industrial',
      'Scandinavian',
    ]);
    expect(LEAD_SERVICES).toEqual([
      'Interior Design',
      'Space Planning',
      'Color Consultation',
      '3D Visualization',
      'Furniture Selection',
    ]);
  });

  it('LEADS-43 LEADS-44 LEADS-45 ERRORS-68 ERRORS-69 ERRORS-70 requires names and email, with one message for each', () => {
    const wanted = [
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
    ];
    expect(messages(LeadContact, {})).toEqual(wanted);
    expect(messages(LeadContact, { firstName: ' ', lastName: '\n', email: '' })).toEqual(wanted);
  });

  it.each(['mara', 'mara@', '@example.com', 'mara@example', 'a b@example.com'])(
    'LEADS-46 ERRORS-71 refuses %j as an address',
    (email) => {
      expect(messages(LeadContact, { ...person, email })).toEqual([['email', 'Invalid email address']]);
    },
  );

  it('LEADS-47 LEADS-48 LEADS-51 ERRORS-72 requires a phone only if the form says so, and never a company', () => {
    expect(messages(LeadContact, person)).toEqual([]);
    expect(messages(LeadContactWithPhone, { ...person, phone: '' })).toEqual([
      ['phone', 'Phone number is required'],
    ]);
    expect(messages(LeadContactWithPhone, { ...person, phone: '0123 45' })).toEqual([]);
  });

  it('LEADS-49 LEADS-50 LEADS-52 ERRORS-73 ERRORS-74 requires type and timeline of a required project, but not its budget', () => {
    const nothing = { projectType: '', projectTimeline: '', budget: '' };
    expect(messages(LeadProjectRequired, nothing)).toEqual([
      ['projectType', 'Project type is required'],
      ['projectTimeline', 'Timeline is required'],
    ]);
    expect(messages(LeadProject, nothing)).toEqual([]);
  });

  it('LEADS-32 LEADS-33 requires accepted terms, and assumes no newsletter', () => {
    expect(messages(LeadForm, { ...person, acceptTerms: false })).toEqual([
      ['acceptTerms', 'Please accept the terms and conditions'],
    ]);
    expect(LeadForm.parse({ ...person, acceptTerms: true })).toMatchObject({ newsletter: false });
  });

  it('makes one line without control characters of every single-line field', () => {
    const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit: codeUnit, maxLength: 60 }), (text) => {
        const parsed = LeadForm.safeParse({
          ...person,
          company: `x${text}`,
          message: text,
          acceptTerms: true,
        });
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
        expect(parsed.data?.company).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
        expect(parsed.data?.message).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/);
        expect(parsed.data?.message.isWellFormed()).toBe(true);
      }),
    );
  });
});
